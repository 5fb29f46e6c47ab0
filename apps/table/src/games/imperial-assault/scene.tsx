import { SceneToken } from "../../home/scene-token.js";

const COLUMNS = Array.from({ length: 8 }, (_, at) => -6 + at * 38);
const ROWS = [-1, 37, 75, 113];

/** A shot between crates: Imperial Assault. */
export function SkirmishScene() {
  return (
    <svg viewBox="0 0 292 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="292" height="150" fill="var(--mat)" />
      {COLUMNS.flatMap((x) =>
        ROWS.map((y) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="38" height="38" fill="var(--mat-2)" stroke="var(--mat-line)" />
        )),
      )}
      <rect x="110" y="39" width="34" height="34" rx="5" fill="var(--terrain-crate)" />
      <rect x="110" y="77" width="34" height="34" rx="5" fill="var(--terrain-crate)" />
      <path d="M-6 113h114M184 37h114" stroke="var(--terrain-wall)" strokeWidth="5" />
      <path d="M51 56L241 94" stroke="var(--lit)" strokeWidth="10" opacity=".5" strokeLinecap="round" />
      <path d="M51 56L241 94" stroke="var(--lit-line)" strokeWidth="2.5" strokeDasharray="7 5" />
      <SceneToken x={51} y={56} r={24} side="you" symbol="trooper" health={5} lost={1} mark="acts" />
      <SceneToken x={89} y={18} r={17} side="you" symbol="officer" health={3} lost={0} />
      <SceneToken x={13} y={94} r={17} side="you" symbol="duelist" health={12} lost={3} />
      <SceneToken x={241} y={94} r={24} side="foe" symbol="hero" health={10} lost={3} mark="target" />
      <SceneToken x={203} y={56} r={17} side="foe" symbol="brute" health={11} lost={3} />
      <SceneToken x={279} y={56} r={17} side="foe" symbol="rebel" health={3} lost={0} />
    </svg>
  );
}
