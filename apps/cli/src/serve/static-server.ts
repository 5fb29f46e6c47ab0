import { createReadStream, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";

/** What is served: the files of some folders, the first that has one, and a few answers made here, by their path. */
export interface Served {
  readonly folders: readonly string[];
  readonly extras?: Readonly<Record<string, string>>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** A server of files for this machine only: it reads, and nothing outside the folder. */
export function createStaticServer({ folders, extras = {} }: Served): Server {
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405);
    const path = pathOf(request.url ?? "/");
    const extra = path === undefined ? undefined : extras[path];
    if (extra !== undefined) return answer(response, ".json", () => response.end(extra));
    const file =
      path === undefined ? undefined : folders.map((folder) => fileAt(folder, path)).find((one) => one !== undefined);
    if (file === undefined) return refuse(response, 404);
    answer(response, extname(file), () =>
      createReadStream(file)
        .on("error", () => response.destroy())
        .pipe(response),
    );
  });
}

/** Starts on a port of this machine, any free one unless given; the address to open. */
export function listenLocally(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const found = typeof address === "object" && address !== null ? address.port : port;
      resolve(`http://127.0.0.1:${found}/`);
    });
  });
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split("?")[0] as string);
  } catch {
    return undefined;
  }
}

function fileAt(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, path.endsWith("/") ? `${path}index.html` : path));
  if (!file.startsWith(normalize(folder).replace(/[/\\]?$/, sep)) || path.includes("\0")) return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true ? file : undefined;
}

function answer(response: ServerResponse, extension: string, send: () => void): void {
  response.writeHead(200, {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  send();
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
  response.end(status === 404 ? "There is no such file here.\n" : "This server only reads.\n");
}
