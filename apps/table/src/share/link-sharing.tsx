import { useEffect, useState } from "react";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { useCopied } from "./copied.js";
import css from "./link-sharing.module.css";

interface LinkSharingProps {
  readonly label: string;
  readonly size?: "small" | "usual";
  readonly kind?: "quiet" | "plain";
  /** Made when asked for. */
  readonly link: () => string | Promise<string>;
}

/** A button that copies a link and says so; where copying is not allowed the link is shown instead. */
export function LinkSharing({ label, link, size = "small", kind = "quiet" }: LinkSharingProps) {
  const { copied, copy } = useCopied();
  const [made, setMade] = useState("");
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    if (!isSaid) return;
    const over = setTimeout(() => setIsSaid(false), 4000);
    return () => clearTimeout(over);
  }, [isSaid]);
  return (
    <span className={css.sharing}>
      <Button
        look={kind}
        size={size}
        onClick={async () => {
          const text = await link();
          setMade(text);
          setIsSaid(true);
          copy(text);
        }}
      >
        <Icon name={isSaid && copied === "copied" ? "check" : "share"} />
        <span aria-live="polite">{isSaid && copied === "copied" ? "Link copied" : label}</span>
      </Button>
      {copied === "refused" && (
        <input readOnly aria-label={label} value={made} onFocus={({ target }) => target.select()} />
      )}
    </span>
  );
}
