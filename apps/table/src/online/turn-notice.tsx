import { useEffect, useState } from "react";
import { onlineTexts } from "./online-texts.js";

interface TurnNoticeProps {
  readonly title: string;
  readonly isAsked: boolean;
}

const isKnown = (): boolean => "Notification" in globalThis;

/** The browser's own notice when this seat is asked and the page is hidden; offered until the player said yes or no. */
export function TurnNotice({ title, isAsked }: TurnNoticeProps) {
  const [permission, setPermission] = useState(isKnown() ? Notification.permission : "denied");
  useEffect(() => {
    if (!isAsked || permission !== "granted" || !document.hidden) return;
    const notice = new Notification(title, { body: onlineTexts.yourTurn, tag: location.hash });
    return () => notice.close();
  }, [isAsked, permission, title]);
  if (permission !== "default") return null;
  return (
    <button type="button" onClick={() => void Notification.requestPermission().then(setPermission)}>
      {onlineTexts.tellMe}
    </button>
  );
}
