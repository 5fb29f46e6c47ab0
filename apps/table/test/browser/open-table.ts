import { fileURLToPath } from "node:url";
import { type Host, type OpenedPages, openPages, serveBuilt } from "@riposte/browser";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The built table in a real browser: from its folder, unless a host is given. */
export const openTable = async (host?: Host): Promise<OpenedPages> => openPages(host ?? (await serveBuilt(root)));
