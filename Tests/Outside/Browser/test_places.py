"""Scrubbing puts each view where the recording has it."""

from browsing import PageTest
from recording import places

# Falls, collisions, springs, fields, animations and the keyboard.
NOTEBOOKS = [
    "fall", "collision", "attachments", "push", "snap", "field-radial", "field-vortex", "animate",
    "keyboard", "chains", "regions", "barriers",
]
MOMENTS = 20
NEEDED = 10
HALF_A_PIXEL = 0.5


class PlacesTest(PageTest):
    def test_views_are_where_the_recording_has_them(self):
        compared = {}
        for name in NOTEBOOKS:
            with self.subTest(name):
                compared[name] = self.compare(name)
        whole = [name for name, moments in compared.items() if moments >= MOMENTS]
        self.assertGreaterEqual(len(whole), NEEDED, f"too little was compared: {compared}")

    def compare(self, name):
        visit = self.visit(f"{name}.html")
        visit.reveal()
        moments = 0
        for film in visit.films():
            cell = film.pop("cell")
            for place in places(f"{name}.md", int(cell.removeprefix("cell-")), moments=MOMENTS, **film):
                moments += self.compare_moment(visit, cell, place)
        return moments

    def compare_moment(self, visit, cell, place):
        state = visit.seek(cell, place["time"])
        self.assertAlmostEqual(state["time"], place["time"], delta=1e-3, msg=cell)
        seen = [view for view in place["views"] if view in state["views"]]
        for view in seen:
            for drawn, recorded in zip(state["views"][view], place["views"][view]):
                self.assertAlmostEqual(
                    drawn, recorded, delta=HALF_A_PIXEL, msg=f"{cell}: {view} at {place['time']} s")
        return 1 if seen else 0
