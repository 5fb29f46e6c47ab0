import { startServer } from "../dist/index.js";

try {
  const server = await startServer({ data: process.argv[2], log: (line) => process.stderr.write(`${line}\n`) });
  await server.ready;
  console.log(server.address);
  console.log((await server.lost).message);
} catch (error) {
  console.log(error.message);
}
