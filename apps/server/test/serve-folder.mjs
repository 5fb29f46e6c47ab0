import { startServer } from "../dist/index.js";

const server = await startServer({ data: process.argv[2], log: (line) => process.stderr.write(`${line}\n`) });
await server.ready;
console.log(server.address);
