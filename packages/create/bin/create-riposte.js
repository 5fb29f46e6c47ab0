#!/usr/bin/env node
import { createHere } from "../dist/main.js";

process.exitCode = await createHere(process.argv.slice(2));
