import type { ComponentProps } from "react";
import css from "./button.module.css";

type Look = "lit" | "quiet" | "plain";
type Size = "small" | "usual";

/** How a button or a link that acts like one looks: `lit` is the one thing to do here, `plain` the least. */
export const buttonClass = (look: Look = "quiet", size: Size = "usual", more?: string): string =>
  [css.button, look !== "quiet" && css[look], size === "small" && css.small, more].filter(Boolean).join(" ");

interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: Look;
  readonly size?: Size;
}

/** A button that looks like one; it sends a form only where it says so. */
export const Button = ({ look, size, className, ...others }: ButtonProps) => (
  <button type="button" {...others} className={buttonClass(look, size, className)} />
);
