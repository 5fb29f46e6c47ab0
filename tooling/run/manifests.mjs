import { execFileSync } from "node:child_process";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { root } from "./workspace.mjs";

const workspace = JSON.parse(execFileSync("pnpm", ["ls", "--recursive", "--depth", "-1", "--json"], { cwd: root }));
let failed = false;

for (const { name, path, private: isPrivate } of workspace) {
  if (isPrivate) continue;
  const { messages, pkg } = await publint({ pkgDir: path, pack: "pnpm", strict: true });
  for (const message of messages) console.error(`${name}: ${formatMessage(message, pkg)}`);
  failed ||= messages.length > 0;
}
process.exit(failed ? 1 : 0);
