import { pick } from "@riposte/kernel";
import { sampleChance } from "@riposte/kernel/chance";
import { type Bot, randomBot } from "@riposte/kernel/run";

/** Plays cards whenever it may, and attacks more often than not: so matches end, and cards are seen. */
export function cardPlayer(seed: string | number, wanted?: string): Bot {
  const chance = sampleChance(`cards/${seed}`);
  const streams = {};
  const random = randomBot(seed);
  const below = (count: number) => chance.draw(streams, "bot", pick(count));
  return {
    name: "card player",
    answer(seen) {
      const { choice } = seen;
      if (choice.kind !== "one") return random.answer(seen);
      const keys = choice.options.map(({ key }) => String(key));
      const some = (is: (key: string) => boolean) => keys.filter(is);
      const own = some((key) => wanted !== undefined && isPlay(key, wanted));
      const cards = some((key) => isPlay(key));
      const attacks = some((key) => key.startsWith("attack:"));
      const preferred = own.length > 0 ? own : cards.length > 0 && below(4) > 0 ? cards : below(3) > 0 ? attacks : [];
      return preferred[below(Math.max(1, preferred.length))] ?? random.answer(seen);
    },
  };
}

const isPlay = (key: string, card = ""): boolean => key.startsWith(`cc:${card}`) && !key.includes("#");
