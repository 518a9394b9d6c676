/** A hint about the game that is shown once, when it first matters. */
export interface Tip<Moment, Id extends string = string> {
  readonly id: Id
  /** True if the tip is due. Must depend on `moment` only. */
  when(moment: Moment): boolean
  /** The page of the rule book with more about it, which may depend on the moment; null without one. */
  readonly rule: string | null | ((moment: Moment) => string | null)
}

/** Returns the page of the rule book with more about a tip. */
export const ruleOf = <Moment>({ rule }: Pick<Tip<Moment>, 'rule'>, moment: Moment): string | null =>
  typeof rule === 'function' ? rule(moment) : rule

/** Returns the tip that is due: the first that was not shown yet and has loaded words. */
export const dueTip = <Moment, Id extends string>(
  tips: readonly Tip<Moment, Id>[],
  moment: Moment,
  told: readonly string[],
  words: Readonly<Partial<Record<Id, string>>>,
): Tip<Moment, Id> | null =>
  tips.find((tip) => !told.includes(tip.id) && words[tip.id] !== undefined && tip.when(moment)) ?? null
