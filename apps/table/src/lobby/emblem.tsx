import css from "./emblem.module.css";

/** A small drawing of what one looks at in a game; nothing for one we have not drawn. */
export function Emblem({ game }: { readonly game: string }) {
  const drawing = DRAWINGS[game];
  if (drawing === undefined) return null;
  return (
    <svg className={css.emblem} viewBox="0 0 160 64" aria-hidden="true">
      {drawing}
    </svg>
  );
}

const DRAWINGS: Readonly<Record<string, React.ReactNode>> = {
  // cards in rising order, one out of place, and the coffee
  finished: (
    <>
      {[0, 1, 2, 3].map((at) => (
        <rect key={at} className={css.card} x={18 + at * 22} y={at === 2 ? 8 : 16} width={18} height={28} rx={3} />
      ))}
      <path className={css.line} d="M20,52h84m-6,-4l6,4l-6,4" />
      <path className={css.red} d="M122,26h20v14a8,8 0 0 1 -8,8h-4a8,8 0 0 1 -8,-8z" />
      <path className={css.line} d="M142,29h4a4,4 0 0 1 0,9h-4M127,20q2,-4 0,-8M135,20q2,-4 0,-8" />
    </>
  ),
  // spaces, a wall, two figures and the two lines between them
  "imperial-assault": (
    <>
      <path className={css.grid} d="M24,8v48M40,8v48M56,8v48M72,8v48M88,8v48M104,8v48M120,8v48M136,8v48" />
      <path className={css.grid} d="M24,8h112M24,24h112M24,40h112M24,56h112" />
      <path className={css.wall} d="M72,8v16h16" />
      <path className={css.sight} d="M40,56L120,24M40,56L120,40" />
      <rect className={css.blue} x={26} y={42} width={12} height={12} rx={5} />
      <rect className={css.red} x={122} y={26} width={12} height={12} rx={5} />
    </>
  ),
  // a leader with its crew, one of them rested, and what the turn is paid with
  "one-piece": (
    <>
      <rect className={css.red} x={20} y={10} width={26} height={36} rx={4} />
      <rect className={css.card} x={54} y={14} width={22} height={30} rx={3} />
      <rect className={css.card} x={84} y={18} width={30} height={22} rx={3} />
      <rect className={css.blue} x={122} y={14} width={22} height={30} rx={3} />
      {[0, 1, 2, 3, 4].map((at) => (
        <circle key={at} className={at < 3 ? css.gold : css.card} cx={28 + at * 14} cy={54} r={4.5} />
      ))}
    </>
  ),
  // two fronts, a ruin between them, and an objective
  "warhammer-40k": (
    <>
      <path className={css.grid} d="M14,22h132M14,42h132" />
      <rect className={css.ruin} x={66} y={24} width={26} height={16} />
      <circle className={css.gold} cx={80} cy={52} r={5} />
      {[6, 26, 46].map((y, at) => (
        <g key={y}>
          <rect className={css.blue} x={18 + at * 9} y={y} width={22} height={12} rx={3} />
          <rect className={css.red} x={118 - at * 6} y={y} width={22} height={12} rx={3} />
        </g>
      ))}
    </>
  ),
};
