import type { ActionKind, ActionOf, ActionType, Game, RuleContextOf } from './game.ts'

/**
 * The rules of one type of action: which are listed, which are refused and why, and the effect. `T` is the argument of `apply`: the
 * kernel's `RuleContext`, or an extension of it.
 */
export interface ActionRule<
  K extends ActionKind,
  Type extends ActionType<K> = ActionType<K>,
  T extends RuleContextOf<K> = RuleContextOf<K>,
> {
  /**
   * Returns the actions of this type that may be allowed, in a fixed order; the refused ones are left out of the list. Absent for an action
   * that is never listed, such as a resignation.
   */
  candidates?(state: K['State']): readonly ActionOf<K, Type>[]
  /**
   * Returns exactly the allowed actions, instead of `candidates`, if listing is faster than filtering. Called only if the type is not
   * refused. `listed`: the actions listed before it, if all types are listed.
   */
  list?(state: K['State'], listed?: readonly K['Action'][]): ActionOf<K, Type>[]
  /** Returns why an action is not allowed now, or null. Called only if its type is not refused. */
  refuse(state: K['State'], action: ActionOf<K, Type>): K['Refusal'] | null
  /** Applies an allowed action. */
  apply(context: T, action: ActionOf<K, Type>): void
}

/** The rules of all actions of a game. */
export interface ActionRulesSpec<K extends ActionKind, T extends RuleContextOf<K> = RuleContextOf<K>> {
  /**
   * The rules of each type; the order of the keys is the order of the list. A function finds rules that may load after the
   * game is made: it is called at each use, and never while `refuseType` refuses the type.
   */
  rules: { readonly [Type in ActionType<K>]: ActionRule<K, Type, T> | (() => ActionRule<K, Type, T>) }
  /** Returns why all actions of a type are refused now (the game is over, a question is open, another phase), or null. */
  refuseType(state: K['State'], type: ActionType<K>): K['Refusal'] | null
  /** Lists the actions in the game's own order. `allowed` filters out the refused ones. */
  arrange?(state: K['State'], allowed: Allowed<K>): K['Action'][]
}

/** Filters out the actions that are refused. */
export type Allowed<K extends ActionKind> = <A extends K['Action']>(
  state: K['State'],
  actions: readonly A[],
) => A[]

/** The list, the refusals and the effects of a game's actions. */
export interface ActionRules<K extends ActionKind, T extends RuleContextOf<K>>
  extends Pick<Game<K>, 'list' | 'refuse'> {
  /** Returns the allowed actions of one type, without the cost of the others. Returns none for a type that only `arrange` lists. */
  listOf<Type extends ActionType<K>>(state: K['State'], type: Type): ActionOf<K, Type>[]
  /** Applies an allowed action. */
  apply(context: T, action: K['Action']): void
}

/** Makes the list, the refusals and the effects of all actions from the rules of each type. */
export function actionRules<K extends ActionKind, T extends RuleContextOf<K> = RuleContextOf<K>>({
  rules,
  refuseType,
  arrange,
}: ActionRulesSpec<K, T>): ActionRules<K, T> {
  type Type = ActionType<K>
  type Rule = ActionRule<K, Type, T>
  // `rules` maps every type to its own rule, which TypeScript cannot follow.
  const all = rules as unknown as Readonly<Record<Type, Rule | (() => Rule)>>
  const types = Object.keys(rules) as Type[]

  function ruleOf(type: Type): Rule {
    const rule = all[type]
    return typeof rule === 'function' ? rule() : rule
  }

  const refuse = (state: K['State'], action: K['Action']) =>
    refuseType(state, action.type) ?? ruleOf(action.type).refuse(state, action as ActionOf<K, Type>)
  const allowed: Allowed<K> = (state, actions) => actions.filter((action) => refuse(state, action) === null)

  function allowedOf(state: K['State'], type: Type, listed?: readonly K['Action'][]) {
    if (refuseType(state, type)) return []
    const rule = ruleOf(type)
    if (rule.list) return rule.list(state, listed)
    const candidates = rule.candidates?.(state) ?? []
    return candidates.filter((action) => rule.refuse(state, action) === null)
  }

  return {
    refuse,
    apply: (context, action) => ruleOf(action.type).apply(context, action as ActionOf<K, Type>),
    listOf: <One extends Type>(state: K['State'], type: One) =>
      allowedOf(state, type) as K['Action'][] as ActionOf<K, One>[],
    list(state) {
      if (arrange) return arrange(state, allowed)
      const listed: K['Action'][] = []
      for (const type of types) for (const action of allowedOf(state, type, listed)) listed.push(action)
      return listed
    },
  }
}

/** Returns a code as a refusal; null if there is none. */
export const refusedIf = <Code extends string>(code: Code | null): { code: Code } | null => code && { code }
