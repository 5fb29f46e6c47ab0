import { openPostgres, startServer } from "../dist/index.js";

const [url, limits = "{}", shard] = process.argv.slice(2);
const server = await startServer({
  // so that a test can be several guests
  trustProxy: ["127.0.0.1"],
  database: await openPostgres(url),
  shard,
  // one guest plays everybody
  limits: {
    ...{ liveMatchesPerAddress: 1000, keptMatchesPerAddress: 10_000, requestsPerMinute: 10_000 },
    ...JSON.parse(limits),
  },
  log: (line) => process.stderr.write(`${line}\n`),
});
await server.ready;
console.log(server.address);
