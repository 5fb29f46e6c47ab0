#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

// tsc leaves what it wrote for sources that are gone, and it would be published
rmSync("dist", { recursive: true, force: true });
const { status } = spawnSync("tsc", ["-p", "tsconfig.build.json"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
