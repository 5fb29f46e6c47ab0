/** A step of an ability, as it is written. */
export interface Step {
  readonly type: string;
  readonly [field: string]: unknown;
}
