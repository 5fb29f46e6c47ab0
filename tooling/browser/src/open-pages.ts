import type { BrowserContext, Page } from "playwright-core";
import type { Host } from "./serve-built.js";
import { sharedBrowser } from "./shared-browser.js";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pages of a host in a real browser. */
export interface OpenedPages {
  readonly address: string;
  /** A fresh page, as for a visitor who was never here. */
  open(path: string, size?: Size, options?: OpenOptions): Promise<Page>;
  /** Lets another test have a page, which finds nothing stored: it has to be as it was opened, without routes, listeners or a clock. */
  leave(page: Page): void;
  /** Fails with everything that the pages complained about. */
  close(): Promise<void>;
}

interface OpenOptions {
  /** May keep itself for use without a network; every page would fetch everything for that. */
  readonly isKept?: boolean;
  /** What the browser has stored already, before the page first looks. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** What a browser stores for a page. */
interface Stores {
  readonly localStorage: { clear(): void; setItem(key: string, text: string): void };
  readonly sessionStorage: { clear(): void };
  readonly indexedDB: {
    databases(): Promise<readonly { readonly name: string }[]>;
    deleteDatabase(name: string): unknown;
  };
}

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1440, height: 900 };

/** A busy machine is slow, not broken. */
const PATIENCE = 90_000;

/** A server that is stopped on purpose, or a network that is taken away, is no fault of the page. */
const EXPECTED =
  /WebSocket connection .* failed|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Unable to preload/;

/** Opens pages of a host in the browser of this process; both are closed together, the browser stays for the next test. */
export async function openPages(host: Host): Promise<OpenedPages> {
  const { address } = host;
  const browser = await sharedBrowser();
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const touching = new Set<Page>();
  const left: Page[] = [];
  const openFresh = async (viewport: Size, hasTouch: boolean, isKept: boolean): Promise<Page> => {
    const serviceWorkers = isKept ? "allow" : "block";
    const context = await browser.newContext({ viewport, hasTouch, reducedMotion: "reduce", serviceWorkers });
    contexts.push(context);
    const page = await context.newPage();
    if (hasTouch) touching.add(page);
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", ({ message }) => {
      if (!EXPECTED.test(message)) complaints.push(`${page.url()}: ${message}`);
    });
    page.on("console", (message) => {
      if (message.type() === "error" && !EXPECTED.test(message.text()))
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on("request", (request) => {
      const { host: asked, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && asked !== new URL(address).host) complaints.push(`asks ${asked}`);
    });
    return page;
  };
  return {
    address,
    async open(path, viewport = DESKTOP, { isKept = false, stored = {} } = {}) {
      // a person with a phone touches it
      const hasTouch = Math.min(viewport.width, viewport.height) < 500;
      // a page that has run already starts in half the time
      const again = isKept ? undefined : left.find((page) => touching.has(page) === hasTouch);
      if (again !== undefined) left.splice(left.indexOf(again), 1);
      const page = again ?? (await openFresh(viewport, hasTouch, isKept));
      await page.setViewportSize(viewport);
      await keepOnly(page, address, stored);
      await page.goto(`${address}${path}`);
      return page;
    },
    leave(page) {
      left.push(page);
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await host.close();
      if (complaints.length > 0) throw new Error(complaints.join("\n"));
    },
  };
}

/** Takes a page to an empty place of its host, where what the browser has stored is replaced. */
async function keepOnly(page: Page, address: string, stored: Readonly<Record<string, string>>): Promise<void> {
  const empty = `${address}empty.html`;
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: "<title>empty</title>" }));
  await page.goto(empty);
  await page.unroute(empty);
  await page.evaluate(async (all) => {
    const { localStorage, sessionStorage, indexedDB } = globalThis as unknown as Stores;
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, stored);
}
