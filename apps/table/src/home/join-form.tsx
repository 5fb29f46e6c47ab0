import { useEffect, useState } from "react";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { isTyping } from "../shell/typing.js";
import { homeTexts as texts } from "./home-texts.js";
import { type Invitation, invitationIn } from "./invitation.js";
import css from "./join-form.module.css";

/** A link that was sent: pasted here, or anywhere on the page. */
export function JoinForm() {
  const [text, setText] = useState("");
  const [found, setFound] = useState<Invitation | "none" | null>(null);
  const follow = (pasted: string) => {
    const invitation = invitationIn(pasted, location.href);
    if (invitation?.kind === "here") location.hash = invitation.hash;
    else setFound(invitation ?? "none");
  };
  useEffect(() => {
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      const pasted = clipboardData?.getData("text") ?? "";
      if (!isTyping(target) && invitationIn(pasted, location.href) !== null) follow(pasted);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });
  return (
    <form
      className={css.join}
      onSubmit={(event) => {
        event.preventDefault();
        follow(text);
      }}
    >
      <Icon name="link" />
      <input
        aria-label={texts.joinLabel}
        placeholder={texts.joinLabel}
        aria-invalid={found === "none"}
        aria-describedby="join-problem"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFound(null);
        }}
      />
      <Button type="submit" size="small">
        {texts.join}
      </Button>
      <p id="join-problem" role="status">
        {found === "none" && texts.noLink}
        {found !== null && found !== "none" && found.kind === "elsewhere" && (
          <>
            {texts.otherHost(found.host)} <a href={found.href}>{texts.openThere}</a>
          </>
        )}
      </p>
    </form>
  );
}
