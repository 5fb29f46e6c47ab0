/** English by message id. */
export const messages: Readonly<Record<string, string>> = {
  "dc:special": "{ability} ({actions|action})",
  "dc:surge": "{cost} surge: {ability}",
  "dc:shared-surge": "{cost} surge of {figure}: {gains}",
};
