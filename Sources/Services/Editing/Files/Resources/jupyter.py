"""Motionbook in Jupyter's programs: its language server, and its name in jupytext."""


def language_servers(manager):
    """What jupyter-lsp starts."""
    return {
        "motionbook": {
            "version": 2,
            "argv": ["motionbook", "lsp"],
            "languages": ["motionbook", "motion"],
            "mime_types": ["text/x-motionbook"],
            "display_name": "motionbook",
        }
    }


def _jupyter_server_extension_points():
    return [{"module": "motionbook_jupyter"}]


def _link_jupyter_server_extension(app):
    """Lets jupytext take fences of ours as cells, unless its own settings name others."""
    settings = app.config.JupytextConfiguration
    settings.setdefault("custom_language_magics", "motionbook,motion")


def _load_jupyter_server_extension(app):
    pass
