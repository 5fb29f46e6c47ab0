import type { Browser } from "playwright-core";
import { launchBrowser } from "./launch-browser.js";

let running: Promise<Browser> | undefined;

/**
 * The browser of this process, started by the test that asks first and gone with the process. Who had pages in one that crashed is told so by them;
 * the next to ask gets a new one.
 */
export function sharedBrowser(): Promise<Browser> {
  running ??= start();
  return running;
}

async function start(): Promise<Browser> {
  const forget = () => {
    running = undefined;
  };
  try {
    // who ends this process does not wait until a browser has closed politely: at its exit it is ended with its files
    const browser = await launchBrowser({ handleSIGTERM: false });
    process.once("SIGTERM", leave);
    browser.once("disconnected", () => {
      process.off("SIGTERM", leave);
      forget();
    });
    return browser;
  } catch (error) {
    forget();
    throw error;
  }
}

const leave = (): never => process.exit(143);
