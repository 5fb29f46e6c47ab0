import css from "./button.module.css";

/** How a button or a link that acts like one looks: `lit` is the one thing to do here, `plain` the least. */
export const buttonClass = (kind: "lit" | "quiet" | "plain" = "quiet", size: "small" | "usual" = "usual"): string =>
  [css.button, kind !== "quiet" && css[kind], size === "small" && css.small].filter(Boolean).join(" ");
