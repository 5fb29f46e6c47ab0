import { openPostgres, startServer } from "../dist/index.js";

const [store, where] = process.argv.slice(2);
const MUCH = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  ...(store === "postgres" ? { database: await openPostgres(where) } : { data: where }),
  // one guest plays all seats
  limits: {
    socketsPerAddress: 10_000,
    connectionsPerAddress: 10_000,
    connecting: MUCH,
    messagesPerAddress: MUCH,
    controlFramesPerAddress: MUCH,
    bytesPerAddress: MUCH,
    timePerAddress: MUCH,
    requestsPerMinute: 1_000_000,
    liveMatchesPerAddress: 10_000,
    keptMatchesPerAddress: 10_000,
  },
  metrics: true,
  log: console.error,
});
await server.ready;
process.send(server.address);
process.on("message", async (word) => {
  if (word === "stop") {
    await server.close();
    process.exit(0);
  }
  if (word === "heap") {
    globalThis.gc();
    return process.send(process.memoryUsage().heapUsed);
  }
  const { user, system } = process.cpuUsage();
  process.send((user + system) / 1e6);
});
