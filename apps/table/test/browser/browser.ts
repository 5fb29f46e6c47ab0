import chromium from "@sparticuz/chromium";
import { type Browser, type Page, chromium as playwright } from "playwright-core";
import { preview } from "vite";
import { expect } from "vitest";

/** The built table in a real browser. */
export interface OpenedTable {
  readonly address: string;
  /** A fresh page at a route, kept for offline if asked for; whatever the page complains about fails the test at `close`. */
  open(route: string, viewport?: { width: number; height: number }, isKept?: boolean): Promise<Page>;
  close(): Promise<void>;
}

export const PHONE = { width: 390, height: 800 };
const PATIENCE = 90_000;
const DESKTOP = { width: 1360, height: 850 };

/** Where pages come from. */
interface Host {
  readonly address: string;
  close(): Promise<void>;
}

/** From a folder, unless a host is given. */
export async function openTable(host?: Host): Promise<OpenedTable> {
  const server = host ?? (await previewed());
  const { address } = server;
  const browser = await launch();
  const complaints: string[] = [];
  return {
    address,
    async open(route, viewport = DESKTOP, isKept = false) {
      // every page would fetch the whole table to keep it
      const serviceWorkers = isKept ? "allow" : "block";
      // whoever holds a phone touches it
      const hasTouch = viewport.width < 720;
      const context = await browser.newContext({ viewport, hasTouch, reducedMotion: "reduce", serviceWorkers });
      const page = await context.newPage();
      // a busy machine is slow, not broken
      page.setDefaultTimeout(PATIENCE);
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        // a server that is stopped on purpose is no fault of the page
        if (message.type() === "error" && !/WebSocket connection .* failed/.test(message.text()))
          complaints.push(message.text());
      });
      page.on("request", (request) => {
        const { host, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && host !== new URL(address).host) complaints.push(`asks ${host}`);
      });
      await page.goto(`${address}${route}`);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      expect(complaints).toEqual([]);
    },
  };
}

async function previewed(): Promise<Host> {
  const server = await preview({
    root: new URL("../..", import.meta.url).pathname,
    preview: { port: 0, host: "127.0.0.1" },
    logLevel: "silent",
  });
  return { address: server.resolvedUrls?.local[0] as string, close: () => server.close() };
}

/** An installed Chromium if the environment names one, otherwise the one from npm. */
async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  // The package is made for machines that run one page and die: with one process for all, closing a page closes everything.
  // Nothing here is drawn in three dimensions, and pretending a graphics card takes half the time.
  const args = chromium.args.filter((arg) => !/single-process|no-zygote|gpu|use-gl|swiftshader/.test(arg));
  return playwright.launch({
    executablePath,
    args: [...args, "--no-sandbox", "--disable-background-networking", "--disable-gpu"],
  });
}
