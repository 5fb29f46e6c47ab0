import { launchBrowser } from "@riposte/browser";
import { build, type Rolldown } from "vite";

/** What a program prints when it is bundled for browsers and run in one; what the page complains about is thrown. */
export async function printedInBrowser(folder: string, entry: string): Promise<readonly string[]> {
  const code = await bundled(folder, entry);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const [printed, complaints]: [string[], string[]] = [[], []];
    page.on("console", (message) => printed.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.setContent("<!doctype html><title>outside</title>");
    await page.addScriptTag({ content: `${code}\nglobalThis.isDone = true;`, type: "module" });
    await page.waitForFunction("globalThis.isDone === true", undefined, { timeout: 60_000 });
    if (complaints.length > 0) throw new Error(complaints.join("\n"));
    return printed;
  } finally {
    await browser.close();
  }
}

/** One file; a warning, such as of a module that browsers do not have, is an error. */
async function bundled(folder: string, entry: string): Promise<string> {
  const warnings: string[] = [];
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry, formats: ["es"], fileName: "bundle" },
      rolldownOptions: { onwarn: ({ message }) => warnings.push(message) },
    },
  })) as Rolldown.RolldownOutput[];
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  return output
    .flatMap((one) => one.output)
    .map((chunk) => ("code" in chunk ? chunk.code : ""))
    .join("\n");
}
