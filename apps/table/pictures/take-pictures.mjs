// Photographs the built table: `pnpm pictures` takes those of the documentation into docs/pictures,
// `pnpm pictures <folder> [moment…] [size…] [theme…]` any others; without names all of them.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { launchBrowser, serveBuilt } from "@riposte/browser";
import { startServer } from "@riposte/server";
import { DROPPED, drop } from "./dropped.mjs";
import { KEPT, keptAt, MOMENTS } from "./moments.mjs";
import { SERVED, serveGuests } from "./served.mjs";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
};

/** What the documentation shows. */
const SHOWN = [
  "ia-attack-desktop",
  "ia-attack-phone",
  "op-battle-desktop",
  "40k-shooting-desktop-dark",
  "finished-desktop",
  "calculator-desktop",
  "inspector-desktop",
  "harbour-desktop",
  "harbour-lists-desktop",
];

/** Pages without a match. */
const PAGES = {
  home: "#/",
  "new-ia": "#/new/imperial-assault",
  "new-op": "#/new/one-piece",
  "new-40k": "#/new/warhammer-40k",
  "new-finished": "#/new/finished",
  build: "#/build",
  "build-deck": "#/build/one-piece",
  "build-army": "#/build/imperial-assault",
  "build-battle": "#/build/warhammer-40k",
  learn: "#/learn",
  rules: "#/rules/imperial-assault",
  watch: "#/watch",
  settings: "#/settings",
  draw: "#/draw",
  calculator: "#/calculator",
  "calculator-skirmish": "#/calculator?game=imperial-assault",
  inspector: "#/inspect/imperial-assault",
  gallery: "#/gallery",
};

const [folder = resolve(import.meta.dirname ?? ".", "../../../docs/pictures"), ...asked] = process.argv.slice(2);
const isAll = process.argv.length >= 3;
const everything = { ...MOMENTS, ...PAGES, ...DROPPED, ...SERVED };
const names = asked.filter((name) => name in everything);
const sizes = asked.filter((name) => name in SIZES);
const themes = asked.filter((name) => name === "light" || name === "dark");
mkdirSync(folder, { recursive: true });
const built = (path) => fileURLToPath(new URL(path, import.meta.url));
const still = await serveBuilt(built(".."));
// a game that is dropped plays in a frame of the site around the table
const whole = await startServer({ table: built("../dist"), site: built("../../site/dist") });
const guests = await serveGuests();
const browser = await launchBrowser();
try {
  for (const name of names.length > 0 ? names : Object.keys(everything)) {
    if (!isAll && !SHOWN.some((file) => file.startsWith(`${name}-`))) continue;
    const kept = name in MOMENTS ? await keptAt(name) : null;
    for (const [size, viewport] of Object.entries(SIZES)) {
      if (sizes.length > 0 && !sizes.includes(size)) continue;
      for (const theme of themes.length > 0 ? themes : ["light", "dark"]) {
        const file = `${name}-${size}${theme === "dark" ? "-dark" : ""}`;
        if (!isAll && !SHOWN.includes(file)) continue;
        const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: "reduce" });
        const page = await context.newPage();
        page.on("pageerror", (error) => console.error(name, error.message));
        page.on("console", (message) => message.type() === "error" && console.error(name, message.text()));
        if (kept !== null)
          await page.addInitScript(
            ([id, text]) => localStorage.setItem(`riposte:match:${id}`, text),
            [KEPT, JSON.stringify(kept)],
          );
        const { address } = name in DROPPED ? whole : name in SERVED ? guests : still;
        await page.goto(`${address}${PAGES[name] ?? SERVED[name] ?? (name in DROPPED ? "#/" : `#/match/${KEPT}`)}`);
        if (name in DROPPED) await drop(page, DROPPED[name]);
        else if (kept !== null) await page.getByRole("region", { name: "Question" }).waitFor();
        else await page.locator("main h1").first().waitFor();
        await page.getByText("Loading…").first().waitFor({ state: "detached" });
        await page.evaluate(() => document.fonts.ready);
        // no key was pressed, but to the browser a script is not a pointer: it would frame the question
        await page.evaluate(() => document.activeElement?.blur());
        await page.waitForTimeout(150);
        await page.screenshot({ path: `${folder}/${file}.png` });
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await still.close();
  await whole.close();
  await guests.close();
}
