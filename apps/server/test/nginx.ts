import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";

export const isNginxThere = spawnSync("nginx", ["-v"]).status === 0;

/** The settings as documented. */
export const documented = (name: string): string =>
  readFileSync(new URL(`../../../docs/operations/${name}`, import.meta.url), "utf8");

/** A real nginx before servers of this machine. */
export interface Nginx {
  /** Where it would speak TLS. */
  readonly open: string;
  readonly plain: string;
  stop(): void;
}

/** `addresses` take the places of the documented ports; TLS is the certificates' matter. */
export async function startNginx(text: string, addresses: Readonly<Record<number, string>>): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "riposte-nginx-"));
  const ports = { plain: await freePort(), tls: await freePort() };
  const settings = Object.entries(addresses)
    .reduce((all, [port, address]) => all.replace(`127.0.0.1:${port};`, `${new URL(address).host};`), text)
    .replaceAll(/^ *ssl_certificate.*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${ports.tls};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off; ${temporary.join(" ")}\n${settings}}`,
  );
  const child: ChildProcess = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  const [plain, open] = [`http://127.0.0.1:${ports.plain}/`, `http://127.0.0.1:${ports.tls}/`];
  const health = () => fetch(`${open}health`).then(({ status }) => status);
  await vi.waitUntil(async () => (await health().catch(() => 0)) === 200, { timeout: 10_000 });
  return {
    open,
    plain,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}
