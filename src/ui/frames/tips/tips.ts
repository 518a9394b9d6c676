/** Something worth knowing at a certain moment, told once. */
export interface Tip<Moment, Id extends string = string> {
  readonly id: Id
  /** Whether this is its moment. It looks at nothing else. */
  when(moment: Moment): boolean
  /** The page of the rule book that has more of it, as things stand; null where none has. */
  rule(moment: Moment): string | null
}

/** The tip for a moment: the first of those that were not told. */
export const dueTip = <Moment, Id extends string>(
  tips: readonly Tip<Moment, Id>[],
  moment: Moment,
  told: readonly string[],
): Tip<Moment, Id> | null => tips.find((tip) => !told.includes(tip.id) && tip.when(moment)) ?? null
