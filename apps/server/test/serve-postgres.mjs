import { openPostgres, startServer } from "../dist/index.js";

const [url] = process.argv.slice(2);
const server = await startServer({
  database: await openPostgres(url),
  // one guest plays everybody
  limits: { liveMatchesPerAddress: 1000, requestsPerMinute: 10_000 },
  log: (line) => process.stderr.write(`${line}\n`),
});
await server.ready;
console.log(server.address);
