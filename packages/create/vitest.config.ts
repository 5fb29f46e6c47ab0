export { default } from "@riposte/vitest-preset";
