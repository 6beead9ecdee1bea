"""nginx in front of a class, with what Debian's configuration says unless told."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from ports import free_port
from wire import Connection, until

CONFIGURATION = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr crit;
{user}
events {{ worker_connections 768; }}
http {{
  sendfile on;
  tcp_nopush on;
  default_type application/octet-stream;
  gzip on;
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    server_name class.example.org;
    location / {{
      proxy_pass http://127.0.0.1:{behind};
      {more}
    }}
  }}
}}
"""


class Proxy:
    """It runs until it is closed."""

    def __init__(self, behind, more=""):
        self.port = free_port()
        self.folder = pathlib.Path(tempfile.mkdtemp())
        file = self.folder / "nginx.conf"
        user = "user root;" if os.geteuid() == 0 else ""
        file.write_text(
            CONFIGURATION.format(folder=self.folder, port=self.port, behind=behind, more=more, user=user)
        )
        self.process = subprocess.Popen(
            ["nginx", "-p", str(self.folder), "-e", "stderr", "-c", str(file)], stdin=subprocess.DEVNULL
        )
        until(self.listens)

    def listens(self):
        assert self.process.poll() is None, "nginx has ended"
        try:
            Connection(self.port).close()
            return True
        except OSError:
            return False

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
