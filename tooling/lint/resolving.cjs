/** Where dependency-cruiser finds `./name.js`: in its source first, or it looks for twenty other files before. It takes this only from a file of this form. */
module.exports = { resolve: { extensionAlias: { ".js": [".ts", ".tsx", ".js"] } } };
