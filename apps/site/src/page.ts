import "@fontsource-variable/instrument-sans/wdth.css";
import "@riposte/table/look/tokens.css";
import "./look/site.css";
import "./look/article.css";
import "./look/links.css";
import "./look/front.css";
import { addContents } from "./contents.js";
import { addSearch } from "./search/palette.js";
import { changeTheme } from "./theme.js";

// a page with a bar of its own has none of these
const find = <T extends HTMLElement>(id: string): T | null => document.getElementById(id) as T | null;
const [theme, menu, search] = [
  find<HTMLButtonElement>("theme"),
  find<HTMLButtonElement>("menu"),
  find<HTMLInputElement>("search"),
];
if (theme !== null) theme.addEventListener("click", changeTheme);
if (menu !== null) addContents(menu);
if (search !== null) addSearch(search);
