import { fileURLToPath } from "node:url";
import { type OpenedPages, openPages, serveBuilt } from "@riposte/browser";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The built site in a real browser. */
export const openSite = async (): Promise<OpenedPages> => openPages(await serveBuilt(root));
