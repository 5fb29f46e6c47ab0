import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHeldReading } from "../src/http/held-reading.js";
import { createShares, type Share } from "../src/http/shares.js";
import { limitsOf } from "../src/limits.js";

const SMALL = limitsOf({
  messagesPerAddress: { burst: 3, perSecond: 1 },
  controlFramesPerAddress: { burst: 2, perSecond: 1 },
  bytesPerAddress: { burst: 1000, perSecond: 100 },
  timePerAddress: { burst: 100, perSecond: 50 },
});
let began: string[];
let share: Share;

beforeEach(() => {
  vi.useFakeTimers();
  began = [];
  const shareOf = createShares(SMALL, async (address) => void began.push(address));
  share = shareOf("one");
  expect(shareOf("one")).toBe(share);
});
afterEach(() => {
  vi.useRealTimers();
});

const socketOf = () => {
  const socket = { isRead: true, pause: () => (socket.isRead = false), resume: () => (socket.isRead = true) };
  return socket;
};

test("messages and control frames are counted over all sockets; too many shut the address out for a while", () => {
  expect([1, 2, 3, 4].map(() => share.takes("messages"))).toEqual([true, true, true, false]);
  expect([1, 2, 3].map(() => share.takes("controlFrames"))).toEqual([true, true, false]);
  expect(share.isShutOut).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect([share.isShutOut, share.takes("messages")]).toEqual([false, true]);
});

test.each([
  ["bytes", 1500, 5000],
  ["time", 200, 2000],
] as const)("none of its sockets is read while more %s were spent than there are", (what, amount, debt) => {
  const [one, other] = [socketOf(), socketOf()];
  const leave = share.add(one);
  share.spend(what, amount);
  share.add(other);
  leave();
  share.add(one);
  expect([one.isRead, other.isRead]).toEqual([false, false]);
  vi.advanceTimersByTime(debt - 100);
  expect([one.isRead, other.isRead]).toEqual([false, false]);
  vi.advanceTimersByTime(200);
  expect([one.isRead, other.isRead]).toEqual([true, true]);
});

test("what the address asks for waits until its time is paid off, and no other address waits with it", async () => {
  const shareOf = createShares(SMALL, async (address) => void began.push(address));
  shareOf("loud").spend("time", 150);
  const turns = [shareOf("loud").turn(), shareOf("loud").turn(), shareOf("quiet").turn()];
  await turns[2];
  expect(began).toEqual(["quiet"]);
  await vi.advanceTimersByTimeAsync(1100);
  await Promise.all(turns);
  expect(began).toEqual(["quiet", "loud", "loud"]);
});

test("an address that leaves and comes back still has its debt", () => {
  const shareOf = createShares(SMALL, async () => undefined);
  shareOf("loud").add(socketOf())();
  for (let sent = 0; sent < 4; sent++) shareOf("loud").takes("messages");
  expect(shareOf("loud").isShutOut).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect(shareOf("loud")).not.toBe(share);
  expect(shareOf("loud").isShutOut).toBe(false);
});

test("a socket is read again when the last reason not to is gone", () => {
  const socket = socketOf();
  const reading = createHeldReading(socket);
  reading.hold("queue");
  reading.hold("share");
  reading.release("queue");
  expect(socket.isRead).toBe(false);
  reading.release("share");
  expect(socket.isRead).toBe(true);
});
