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
  /** A fresh page, as for somebody who was never here. */
  open(path: string, size?: Size, options?: OpenOptions): Promise<Page>;
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
interface Stored {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1440, height: 900 };

/** A busy machine is slow, not broken. */
const PATIENCE = 90_000;

/** A server that is stopped on purpose, or a network that is taken away, is no fault of the page. */
const EXPECTED =
  /WebSocket connection .* failed|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Unable to preload/;

/** Opens pages of a host in the browser of this process; both are closed together, the browser stays for whoever is next. */
export async function openPages(host: Host): Promise<OpenedPages> {
  const { address } = host;
  const browser = await sharedBrowser();
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  return {
    address,
    async open(path, viewport = DESKTOP, { isKept = false, stored = {} } = {}) {
      const context = await browser.newContext({
        viewport,
        // whoever holds a phone touches it
        hasTouch: Math.min(viewport.width, viewport.height) < 500,
        reducedMotion: "reduce",
        serviceWorkers: isKept ? "allow" : "block",
      });
      contexts.push(context);
      await context.addInitScript((all) => {
        const { localStorage: there } = globalThis as unknown as { readonly localStorage: Stored };
        for (const [key, text] of Object.entries(all)) if (there.getItem(key) === null) there.setItem(key, text);
      }, stored);
      const page = await context.newPage();
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
      await page.goto(`${address}${path}`);
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await host.close();
      if (complaints.length > 0) throw new Error(complaints.join("\n"));
    },
  };
}
