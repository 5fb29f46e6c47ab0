/** So much of them is at most this. */
export function shareOf(times, share) {
  times.sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
