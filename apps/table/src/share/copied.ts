import { useState } from "react";

/** Whether something was copied a moment ago, or could not be. */
export type Copied = "not-yet" | "copied" | "refused";

/** Copies a text; where the browser does not let us, the one who asked is told and can copy it by hand. */
export function useCopied(): { readonly copied: Copied; readonly copy: (text: string) => void } {
  const [copied, setCopied] = useState<Copied>("not-yet");
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied("copied");
    } catch {
      setCopied("refused");
    }
  };
  return { copied, copy: (text) => void copy(text) };
}

/** A link to a route of this page; what is behind the hash never leaves the browser by itself. */
export const linkTo = (route: string): string => `${location.href.split("#")[0]}${route}`;
