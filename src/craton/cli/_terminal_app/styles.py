"""The style sheet. Colours are among the 256 that every terminal has; Textual maps them to fewer where it must."""

CSS = """
Screen { background: #303030; layout: vertical; }
#title { height: 1; background: #5f3a1a; color: #ffffff; text-style: bold; padding: 0 1; }
#middle { height: 1fr; }
#board { width: 1fr; height: 100%; scrollbar-size: 1 1; background: #303030; }
#side { width: 24; height: 100%; padding: 0 0 0 1; border-left: vkey #5f3a1a; }
Static { link-style: none; link-style-hover: reverse; link-background-hover: #303030; }
#players { height: auto; }
#words { height: auto; max-height: 6; }
#tabs { height: 1; }
#panel { height: 1fr; scrollbar-size: 1 1; }
#stage { height: 1fr; display: none; }
#message { height: 2; padding: 0 1; color: #ffd787; }
#prompt { height: 1; }
#prompt Static { width: 3; padding: 0 0 0 1; text-style: bold; }
#command { width: 1fr; background: #1c1c1c; }
#keys { height: 1; background: #1c1c1c; color: #dadada; padding: 0 1; }
.animating #panel, .animating #tabs, .animating #words { display: none; }
.animating #stage { display: block; }
ModalScreen { align: center middle; background: #000000 60%; }
ModalScreen.opaque { background: #1c1c1c; }
.dialog {
    width: auto; max-width: 76; min-width: 40; height: auto; max-height: 90%;
    border: round #d7af5f; background: #1c1c1c; padding: 0 2;
}
.dialog.wide { width: 90%; max-width: 104; }
.dialog Static { width: auto; max-width: 100%; }
.dialog OptionList { height: auto; max-height: 16; border: none; background: #1c1c1c; width: 44; }
"""
