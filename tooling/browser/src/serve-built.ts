import { preview } from "vite";

/** Where pages come from. */
export interface Host {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves what `vite build` made in a folder, from a port of its own, as any static server would: what it was built with is not read again. */
export async function serveBuilt(root: string): Promise<Host> {
  const server = await preview({
    root,
    configFile: false,
    // the sandbox of the workshop has no origin of its own, so its host lets every origin read these files
    preview: { port: 0, host: "127.0.0.1", cors: { origin: "*" } },
    logLevel: "silent",
  });
  return { address: server.resolvedUrls?.local[0] as string, close: () => server.close() };
}
