/** What a release says of a package: what its changesets say, and nothing of versions of others. */
module.exports = {
  getReleaseLine: async ({ summary }) =>
    `- ${summary
      .trim()
      .split("\n")
      .map((line, at) => (at === 0 || line === "" ? line : `  ${line}`))
      .join("\n")}`,
  getDependencyReleaseLine: async () => "",
};
