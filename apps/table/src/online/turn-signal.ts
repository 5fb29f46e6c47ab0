import { useEffect } from "react";
import { sound } from "../settings/sound.js";
import { onlineTexts } from "./online-texts.js";

const DOT =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect width='16' height='16' rx='5' fill='%231b1f24'/><circle cx='8' cy='8' r='5' fill='%23ffc53d'/></svg>";

/** While it is this seat's move the tab says so, in its title and its icon, and once with a sound. */
export function useTurnSignal(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const [title, picture] = [document.title, icon?.href];
    document.title = onlineTexts.titleYours;
    if (icon !== null) icon.href = DOT;
    sound("turn");
    return () => {
      document.title = title;
      if (icon !== null && picture !== undefined) icon.href = picture;
    };
  }, [isAsked]);
}
