import { createMind, type Thinking, type Thought } from "@riposte/hosting/seats";
import { welcomeGuests } from "../guests/welcome-guests.js";

if (self.name !== "") welcomeGuests(self.name);

const mind = createMind();
const tell = (thinking: Thinking) => postMessage(thinking);

addEventListener("message", ({ data }: MessageEvent<Thought>) => {
  mind(data, tell).catch((error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }));
});
