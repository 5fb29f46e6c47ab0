import type { Page } from "./page.js";

/** The workshop: all of it is drawn by its script. */
export const workshopPage = (): Page => ({
  address: "workshop",
  title: "Workshop",
  section: "workshop",
  isWhole: true,
  hasOwnBar: true,
  headings: [],
  scripts: ["workshop"],
  html: `<div id="workshop"><h1 class="unseen">Workshop</h1><p role="status" class="quiet">The workshop is being fetched …</p><noscript><p>The workshop reads and plays what you write in this page, and needs script for it. The formats are in <a href="formats/formats.html">Formats</a>.</p></noscript></div>`,
});
