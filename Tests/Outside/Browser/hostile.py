"""Prints a notebook that tries to run and to fetch something in every way that a page has."""

print("""# Title <script>window.hacked = 1</script> "quoted" & <b>bold</b>

<script>window.hacked = 2</script>

<img src="http://example.com/x.png" onerror="window.hacked = 3">

[click](javascript:window.hacked=4) [data](data:text/html,<script>window.hacked=5</script>)
<a href="javascript:window.hacked=6" onclick="window.hacked=7">raw</a> [tab](java&#9;script:window.hacked=8)

![image](http://example.com/y.png "t\\" onload=\\"window.hacked=9")

![drawing](hostile.svg) ![up](../../../../../../etc/passwd) ![script](javascript:window.hacked=16)
![page](data:text/html,<script>window.hacked=17</script>) ![host](file:///etc/hostname "x\" onerror=\"window.hacked=18")

<details ontoggle="window.hacked = 10" open><summary>Sum <img src=x onerror=window.hacked=11></summary>

inside <iframe src="http://example.com/"></iframe>

</details>

<style>@import url(http://example.com/s.css); body { background: url(http://example.com/b.png) }</style>
<svg onload="window.hacked = 12"><script>window.hacked = 13</script></svg>
<meta http-equiv="refresh" content="0; url=http://example.com/">
<link rel="stylesheet" href="http://example.com/l.css">
<base href="http://example.com/">
<form action="http://example.com/"><button>go</button></form>

```motion
view a frame (0, 0, 600, 50) text "</script><script>window.hacked = 14</script>"
gravity on a
print "<img src=http://example.com/z.png onerror=window.hacked=15>", "]]>", "<!--"
predict a.center.y ~ 100 at 1s
run 1.1s
plot a.center.y
```
""")
