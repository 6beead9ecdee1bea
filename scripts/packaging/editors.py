"""Makes the archives of what `motionbook editors --into FOLDER` has written, beside it: an extension
that Visual Studio Code installs from a file, and a wheel for Jupyter.

    python3 editors.py FOLDER
"""

import json, os, sys

import archive

folder = sys.argv[1]


def manifest(path):
    with open(os.path.join(folder, path), encoding="utf-8") as file:
        return json.load(file)


# MARK: Visual Studio Code

CONTENT_TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension=".json" ContentType="application/json"/>
<Default Extension=".js" ContentType="application/javascript"/>
<Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
"""

VSIX_MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
<Metadata>
<Identity Language="en-US" Id="{name}" Version="{version}" Publisher="{publisher}"/>
<DisplayName>{displayName}</DisplayName>
<Description xml:space="preserve">{description}</Description>
<Categories>{category}</Categories>
<Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value="{engine}"/></Properties>
</Metadata>
<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
<Dependencies/>
<Assets>
<Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
</Assets>
</PackageManifest>
"""


def vsix():
    about = manifest("vscode/package.json")
    written = VSIX_MANIFEST.format(
        **about, category=",".join(about["categories"]), engine=about["engines"]["vscode"])
    yield "extension.vsixmanifest", written.encode(), 0o644
    yield "[Content_Types].xml", CONTENT_TYPES.encode(), 0o644
    for path, content, mode in archive.files(os.path.join(folder, "vscode")):
        yield f"extension/{path}", content, 0o644


archive.write(os.path.join(folder, "motionbook.vsix"), vsix())

# MARK: Jupyter

version = manifest("jupyter/labextensions/motionbook/package.json")["version"]
name = f"motionbook_jupyter-{version}"
METADATA = f"""Metadata-Version: 2.1
Name: motionbook-jupyter
Version: {version}
Summary: Motionbook in Jupyter's programs: colors, the language server, papermill and jupytext
"""
WHEEL = "Wheel-Version: 1.0\nGenerator: scripts/package\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
ENTRY_POINTS = """[pygments.lexers]
motionbook = motionbook_jupyter.lexer:MotionLexer

[jupyter_lsp_spec_v1]
motionbook = motionbook_jupyter:language_servers

[papermill.engine]
motionbook = motionbook_jupyter.translator:NBClientEngine
"""
SERVER_EXTENSION = {"ServerApp": {"jpserver_extensions": {"motionbook_jupyter": True}}}
INSTALLED_BY = {
    "packageManager": "python", "packageName": "motionbook-jupyter",
    "uninstallInstructions": "pip uninstall motionbook-jupyter",
}


def wheel():
    data = f"{name}.data/data"
    lab = "labextensions/motionbook"
    for path, content, mode in archive.files(os.path.join(folder, "jupyter")):
        place = path if path.startswith("motionbook_jupyter/") else f"{data}/share/jupyter/{path}"
        yield place, content, 0o644
    texts = {
        f"{data}/share/jupyter/{lab}/install.json": json.dumps(INSTALLED_BY, indent=2) + "\n",
        f"{data}/etc/jupyter/jupyter_server_config.d/motionbook_jupyter.json":
            json.dumps(SERVER_EXTENSION, indent=2) + "\n",
        f"{name}.dist-info/METADATA": METADATA,
        f"{name}.dist-info/WHEEL": WHEEL,
        f"{name}.dist-info/entry_points.txt": ENTRY_POINTS,
    }
    for place, text in texts.items():
        yield place, text.encode(), 0o644


archive.write_wheel(os.path.join(folder, f"{name}-py3-none-any.whl"), name, wheel())
