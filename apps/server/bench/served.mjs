import { startServer } from "../dist/index.js";

const server = await startServer({ data: process.argv[2], log: console.error });
await server.ready;
process.send(server.address);
process.on("message", async (word) => {
  if (word === "memory") {
    globalThis.gc();
    process.send(process.memoryUsage().heapUsed);
  } else {
    await server.close();
    process.exit(0);
  }
});
