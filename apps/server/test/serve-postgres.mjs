import { openPostgres, startServer } from "../dist/index.js";

const [url] = process.argv.slice(2);
const server = await startServer({
  database: await openPostgres(url),
  log: (line) => process.stderr.write(`${line}\n`),
});
await server.ready;
console.log(server.address);
