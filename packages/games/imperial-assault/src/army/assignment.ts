/** Gives as many items as possible a slot of their own; `undefined` where none is left (augmenting paths). */
export function assign(
  items: number,
  slots: number,
  fits: (item: number, slot: number) => boolean,
): readonly (number | undefined)[] {
  const holder: (number | undefined)[] = Array.from({ length: slots });
  for (let item = 0; item < items; item++) place(item, new Set());
  const assigned: (number | undefined)[] = Array.from({ length: items });
  holder.forEach((item, slot) => {
    if (item !== undefined) assigned[item] = slot;
  });
  return assigned;

  function place(item: number, tried: Set<number>): boolean {
    for (let slot = 0; slot < slots; slot++) {
      if (tried.has(slot) || !fits(item, slot)) continue;
      tried.add(slot);
      const held = holder[slot];
      if (held === undefined || place(held, tried)) {
        holder[slot] = item;
        return true;
      }
    }
    return false;
  }
}
