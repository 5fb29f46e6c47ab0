import type { SeatClient } from "@riposte/hosting/seats";
import { download } from "../../shell/download.js";

/** Hands the match over as a file, where the seat may have it. */
export async function saveFile(client: SeatClient): Promise<void> {
  const saved = await client.save();
  if (saved === null) return;
  download({
    name: `${saved.game}-${saved.inputs.length}.json`,
    type: "application/json",
    text: JSON.stringify(saved),
  });
}
