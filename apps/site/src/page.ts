import "@fontsource-variable/instrument-sans/wdth.css";
import "@riposte/table/look/tokens.css";
import "./look/site.css";
import "./look/article.css";
import "./look/front.css";
import { addContents } from "./contents.js";
import { addSearch } from "./search/palette.js";
import { addTheme } from "./theme.js";

addTheme(document.getElementById("theme") as HTMLButtonElement);
addContents(document.getElementById("menu") as HTMLButtonElement);
addSearch(document.getElementById("search") as HTMLInputElement);
