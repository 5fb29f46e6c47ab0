/** What things are called: the words of the message `name:<id>`; anything else stays as it is. */
export const nameOf =
  (messages: Readonly<Record<string, string>>) =>
  (id: string): string =>
    messages[`name:${id}`] ?? id;
