import { settings } from "./settings.js";

/** Notes of each signal, in hertz, one after the other. */
const SIGNALS = {
  turn: [523, 659],
  won: [523, 659, 784],
  lost: [440, 349],
} as const;

const NOTE = 0.16;
let audio: AudioContext | undefined;

/** A few soft notes, if sounds are wanted on this device; made here, no file is fetched. */
export function sound(signal: keyof typeof SIGNALS): void {
  if (!settings().sound || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [at, pitch] of SIGNALS[signal].entries()) {
    const [note, loudness] = [audio.createOscillator(), audio.createGain()];
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + at * NOTE);
    loudness.gain.linearRampToValueAtTime(0.12, now + at * NOTE + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + (at + 1) * NOTE + 0.15);
    note.connect(loudness).connect(audio.destination);
    note.start(now + at * NOTE);
    note.stop(now + (at + 1) * NOTE + 0.2);
  }
}
