// A registry on this machine with the tarballs it is given: npm asks it for our scope only. Prints its address; ends with its input.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const packages = new Map(
  process.argv.slice(2).map((file) => {
    const manifest = JSON.parse(execFileSync("tar", ["-xzOf", file, "package/package.json"], { encoding: "utf8" }));
    const integrity = `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
    return [manifest.name, { file, manifest, integrity }];
  }),
);

const server = createServer(({ url }, response) => {
  const name = decodeURIComponent(url.slice(1)).replace(/^-\/(.*)\.tgz$/, "$1");
  const found = packages.get(name);
  if (found === undefined) response.writeHead(404).end("{}");
  else if (url.startsWith("/-/")) response.end(readFileSync(found.file));
  else response.setHeader("content-type", "application/json").end(JSON.stringify(documentOf(found)));
});
server.listen(0, "127.0.0.1", () => console.log(addressOf()));
process.stdin.on("end", () => process.exit()).resume();

const addressOf = () => `http://127.0.0.1:${server.address().port}/`;

/** What npm asks of a package: its newest version, and that version's manifest and tarball. */
function documentOf({ manifest, integrity }) {
  const { name, version } = manifest;
  const dist = { tarball: `${addressOf()}-/${encodeURIComponent(name)}.tgz`, integrity };
  return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
