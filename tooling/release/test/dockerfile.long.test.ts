import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { runTool } from "../src/run-tool.js";
import { dockerfile, environmentOf, execOf, operations, root, type Stage, stagesIn, wordsOf } from "./dockerfile.js";

// as in the image: no home, no git, no tool but Node's, a shell and what the steps name; nothing above has node_modules
const home = mkdtempSync(join(tmpdir(), "riposte-image-"));
const [packed, final] = stagesIn(dockerfile) as [Stage, Stage];
const place = (path: string): string => join(home, path);
const PATH = [place("bin"), place("usr/bin")].join(":");
const TOOLS = ["sh", "rm", "mkdir", "uname", "dirname", "sed", "getconf"];

/** How this machine reaches the registry, where that takes certificates or a proxy of its own. */
const NETWORK = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i.test(name)),
);

afterAll(() => rmSync(home, { recursive: true, force: true }));

function layOut(): void {
  for (const folder of ["bin", "home", "riposte"]) mkdirSync(place(folder));
  for (const tool of ["node", "npm", "npx"]) symlinkSync(join(dirname(process.execPath), tool), place(`bin/${tool}`));
  for (const tool of TOOLS) {
    const { stdout } = spawnSync("sh", ["-c", `command -v ${tool}`], { encoding: "utf8" });
    symlinkSync(stdout.trim(), place(`bin/${tool}`));
  }
  // what `COPY . .` leaves out
  const ignored = readFileSync(`${operations}Dockerfile.dockerignore`, "utf8").trim().split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".git", "**/node_modules", "**/dist"]));
  const files = runTool(root, "git", "ls-files", "-z").split("\0").filter(Boolean);
  for (const file of files) cpSync(join(root, file), place(`riposte/${file}`));
}

/** A step of the Dockerfile here: its absolute places are below the new root. */
function run(words: string, cwd: string): void {
  const here = words.replaceAll(/(?<=\s)\/(packed|matches)/g, (path) => place(path.slice(1)));
  const { status, stderr, stdout } = spawnSync(place("bin/sh"), ["-c", here], {
    cwd,
    env: { ...NETWORK, PATH, HOME: place("home"), npm_config_prefix: place("usr"), CI: "1" },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  expect([words, status, status === 0 ? "" : `${stdout.slice(-2000)}\n${stderr.slice(-4000)}`]).toEqual([words, 0, ""]);
}

test("the steps of the Dockerfile build and install from a clone with nothing else on the machine", () => {
  layOut();
  for (const words of wordsOf(packed, "RUN")) run(words, place("riposte"));
  // the second image has nothing of the first but what is copied
  rmSync(place("riposte"), { recursive: true });
  rmSync(place("home"), { recursive: true });
  mkdirSync(place("home"));
  // its user is the image's
  for (const words of wordsOf(final, "RUN")) run(words.replace(/ && chown .*$/, ""), home);
}, 1_800_000);

test("its command serves with the settings of its environment, its health check says so, and SIGTERM stops it", async () => {
  const port = await freePort();
  const settings = { ...environmentOf(final), RIPOSTE_PORT: String(port), RIPOSTE_DATA: place("matches") };
  const env = { PATH, HOME: place("home"), ...settings };
  const [command = "", ...words] = execOf(wordsOf(final, "CMD")[0] as string);
  const server = spawn(place(`usr/bin/${command}`), words, { cwd: home, env, stdio: ["ignore", "ignore", "inherit"] });
  const health = execOf((wordsOf(final, "HEALTHCHECK")[0] as string).replace(":4000/", `:${port}/`));
  onTestFinished(() => void server.kill("SIGKILL"));
  const isWell = () => spawnSync(place(`bin/${health[0]}`), health.slice(1), { env }).status;
  expect(isWell()).toBe(1);
  await expect.poll(isWell, { timeout: 60_000, interval: 500 }).toBe(0);
  const response = await fetch(`http://127.0.0.1:${port}/docs/`);
  expect(response.status).toBe(200);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
}, 120_000);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { readonly port: number };
  probe.close();
  await once(probe, "close");
  return port;
}
