/** The games of others that the server wrote into this page, for its threads as well; most pages have none. */
export const guestsWritten = (): string => document.getElementById("guests")?.textContent ?? "";
