#!/usr/bin/env node
import module from "node:module";

// Node 22.8 and later keep what they compiled for the next start
module.enableCompileCache?.();
await import("../dist/node/main.js");
