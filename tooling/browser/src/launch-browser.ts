import { setTimeout } from "node:timers/promises";
import chromium from "@sparticuz/chromium";
import { type Browser, type LaunchOptions, chromium as playwright } from "playwright-core";

/** An installed Chromium if the environment names one, otherwise the one from npm. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  // The package is made for machines that run one page and die: with one process for all, closing a page closes everything.
  // Nothing here is drawn in three dimensions, and pretending a graphics card takes half the time.
  const args = chromium.args.filter((arg) => !/single-process|no-zygote|gpu|use-gl|swiftshader/.test(arg));
  const launch = () =>
    playwright.launch({
      ...options,
      executablePath,
      args: [...args, "--no-sandbox", "--disable-background-networking", "--disable-gpu"],
    });
  for (let tries = 1; ; tries++) {
    try {
      return await launch();
    } catch (error) {
      // another process is unpacking it
      if (tries === UNPACKED_AFTER || !String(error).includes("ETXTBSY")) throw error;
      await setTimeout(1000);
    }
  }
}

/** Seconds. */
const UNPACKED_AFTER = 60;
