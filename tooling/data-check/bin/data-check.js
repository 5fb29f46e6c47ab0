#!/usr/bin/env node
import { main } from "../dist/main.js";

const tell = (text) => process.stderr.write(`${text}\n`);
process.exitCode = main(process.argv.slice(2), (text) => console.log(text), tell);
