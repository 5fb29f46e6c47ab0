import { useEffect, useState } from "react";
import { type KeptMatch, keptMatches, onKeptChange } from "../kept/kept-match.js";

/** The kept matches, followed as this and other pages change them. */
export function useKept(): readonly KeptMatch[] {
  const [kept, setKept] = useState(keptMatches);
  useEffect(() => onKeptChange(() => setKept(keptMatches())), []);
  return kept;
}
