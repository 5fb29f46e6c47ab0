/** Text as it may stand in a page. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const WORDS =
  /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)(\s*:)?|\b(\d[\d_.]*|true|false|null|const|let|function|return|import|export|from|type|interface|while|for|if|else|new|await|async|throw|of|in)\b/g;

const COLOURED = new Set(["js", "ts", "tsx", "json", "mjs", "javascript", "typescript"]);

/** Code with names, words and numbers told apart; any other language as it is. */
export function highlighted(code: string, language: string): string {
  if (!COLOURED.has(language)) return escaped(code);
  let html = "";
  let done = 0;
  for (const match of code.matchAll(WORDS)) {
    const [all, comment, text, colon, word] = match;
    html += escaped(code.slice(done, match.index));
    if (comment !== undefined) html += `<span class="c-c">${escaped(comment)}</span>`;
    else if (text !== undefined && colon !== undefined && language === "json")
      html += `<b>${escaped(text)}</b>${colon}`;
    else if (text !== undefined) html += `<span class="c-s">${escaped(text)}</span>${colon ?? ""}`;
    else html += `<span class="c-n">${escaped(word ?? "")}</span>`;
    done = match.index + all.length;
  }
  return html + escaped(code.slice(done));
}
