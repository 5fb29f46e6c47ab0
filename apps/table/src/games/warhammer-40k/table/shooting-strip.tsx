import type { StageProps } from "../../../tables/table-parts.js";
import { OddsStrip } from "./odds-strip.js";
import { battleOf } from "./seen-battle.js";
import { VolleyStrip } from "./volley-strip.js";

/** The attacks under way; before them, what the target that is looked at has to expect. */
export function ShootingStrip(props: StageProps) {
  const { volleys, units } = battleOf(props);
  if (volleys.at(-1)?.attack != null) return <VolleyStrip {...props} />;
  const answers = props.outlook?.answers ?? {};
  const keys = Object.keys(answers).sort((one, other) => (answers[other]?.defeat ?? 0) - (answers[one]?.defeat ?? 0));
  const key = [props.regarded, props.hinted].map(String).find((one) => one in answers) ?? keys[0] ?? "";
  const option = props.options.find((one) => String(one.key) === key);
  const [target, prospect] = [units[String(option?.label?.params?.unit ?? "")], answers[key]];
  return target === undefined || prospect === undefined ? null : (
    <OddsStrip {...props} target={target} prospect={prospect} notCounted={props.outlook?.notCounted} />
  );
}
