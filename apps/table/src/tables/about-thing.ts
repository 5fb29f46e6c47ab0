import type { Key, Option } from "@riposte/kernel";
import type { View } from "@riposte/kernel/run";
import { optionsIn } from "./table-props.js";

/** The answers that are about a thing: its id is the key, a part of it, or named in the label. */
export const keysOf = (view: View, id: string): readonly Key[] =>
  optionsIn(view)
    .filter((option) => isAbout(option, id))
    .map(({ key }) => key);

const isAbout = ({ key, label }: Option, id: string): boolean =>
  String(key) === id || String(key).split(":").includes(id) || Object.values(label?.params ?? {}).includes(id);
