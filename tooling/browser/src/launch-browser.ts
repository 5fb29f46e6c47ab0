import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/** An installed Chromium if the environment names one, otherwise the one from npm. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  // The package is made for machines that run one page and die: with one process for all, closing a page closes everything.
  // Nothing here is drawn in three dimensions, and pretending a graphics card takes half the time.
  const args = chromium.args.filter((arg) => !/single-process|no-zygote|gpu|use-gl|swiftshader/.test(arg));
  return playwright.launch({
    executablePath,
    args: [...args, "--no-sandbox", "--disable-background-networking", "--disable-gpu"],
  });
}
