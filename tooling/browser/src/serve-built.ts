import { preview } from "vite";

/** Where pages come from. */
export interface Host {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves what `vite build` made in a folder, from a port of its own. */
export async function serveBuilt(root: string): Promise<Host> {
  const server = await preview({ root, preview: { port: 0, host: "127.0.0.1" }, logLevel: "silent" });
  return { address: server.resolvedUrls?.local[0] as string, close: () => server.close() };
}
