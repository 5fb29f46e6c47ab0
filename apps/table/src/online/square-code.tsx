import { useState } from "react";
import { Button } from "../look/button.js";
import { onlineTexts } from "./online-texts.js";
import css from "./square-code.module.css";

/** A link for a player with a phone at hand: drawn when asked for. */
export function SquareCode({ text }: { readonly text: string }) {
  const [path, setPath] = useState<{ readonly drawn: string; readonly size: number } | null>(null);
  const show = async () => setPath(path === null ? await drawn(text) : null);
  return (
    <>
      <Button size="small" aria-expanded={path !== null} onClick={() => void show()}>
        {path === null ? onlineTexts.room.square : onlineTexts.room.hideSquare}
      </Button>
      {path !== null && (
        <svg
          className={css.code}
          viewBox={`-4 -4 ${path.size + 8} ${path.size + 8}`}
          role="img"
          aria-label={onlineTexts.room.squareOf}
        >
          <path d={path.drawn} />
        </svg>
      )}
    </>
  );
}

/** One square for each dark module; 0 lets the code be as large as the text needs, M mends a smudge. */
async function drawn(text: string): Promise<{ readonly drawn: string; readonly size: number }> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
  const dark = places.filter(([row, column]) => code.isDark(row, column));
  return { drawn: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join(""), size };
}
