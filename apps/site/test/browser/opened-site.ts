import chromium from "@sparticuz/chromium";
import axeCore from "axe-core";
import { type Page, chromium as playwright } from "playwright-core";
import { preview } from "vite";
import { expect } from "vitest";

/** The built site in a real browser. */
export interface OpenedSite {
  readonly address: string;
  /** A fresh page; whatever the page complains about fails the test at `close`. */
  open(path: string, viewport?: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const PATIENCE = 60_000;

export async function openSite(): Promise<OpenedSite> {
  const server = await preview({
    root: new URL("../..", import.meta.url).pathname,
    preview: { port: 0, host: "127.0.0.1" },
    logLevel: "silent",
  });
  const address = server.resolvedUrls?.local[0] as string;
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  const args = chromium.args.filter((arg) => !/single-process|no-zygote/.test(arg));
  const browser = await playwright.launch({
    executablePath,
    args: [...args, "--no-sandbox", "--disable-background-networking"],
  });
  const complaints: string[] = [];
  return {
    address,
    async open(path, viewport = DESKTOP) {
      const context = await browser.newContext({ viewport, reducedMotion: "reduce", serviceWorkers: "block" });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on("request", (request) => {
        const { host, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && host !== new URL(address).host) complaints.push(`asks ${host}`);
      });
      await page.goto(`${address}${path}`);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      expect(complaints).toEqual([]);
    },
  };
}

/** What is hard to use without sight, mouse or good contrast: one line for each finding, none when all is well. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
    );
  });
}
