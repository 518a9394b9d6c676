import type { ActionKind, ActionOf, ActionType, Game, Table } from './game.ts'

/** The rules of one type of action: what is listed, what is refused and why, and what it does. */
export interface ActionRule<K extends ActionKind, Type extends ActionType<K> = ActionType<K>> {
  /**
   * The actions of this type that might be allowed, in a fixed order; those that are refused are left out of the list.
   * Absent for an action that is never listed, as a resignation.
   */
  candidates?(state: K['State']): readonly ActionOf<K, Type>[]
  /** Why an action is not allowed now; null if it is. Its type is not refused as a whole. */
  refuse(state: K['State'], action: ActionOf<K, Type>): K['Refusal'] | null
  /** Carries out an action that is allowed. */
  apply(table: Table<K['State'], K['Event']>, action: ActionOf<K, Type>): void
}

/** All actions of a game. */
export interface ActionRulesSpec<K extends ActionKind> {
  /** The rules of each type; the order of the keys is the order of the list. */
  rules: { readonly [Type in ActionType<K>]: ActionRule<K, Type> }
  /** Why no action of a type is allowed now, whatever it is: the game is over, a question waits, another phase. */
  refuseType(state: K['State'], type: ActionType<K>): K['Refusal'] | null
  /** An order of its own for the list. `allowed` leaves out what is refused. */
  arrange?(state: K['State'], allowed: Allowed<K>): K['Action'][]
}

/** Leaves out the actions that are refused. */
export type Allowed<K extends ActionKind> = <A extends K['Action']>(
  state: K['State'],
  actions: readonly A[],
) => A[]

/** What a game needs of its actions: the list, the refusals, and what they do. */
export function actionRules<K extends ActionKind>({
  rules,
  refuseType,
  arrange,
}: ActionRulesSpec<K>): Pick<Game<K>, 'list' | 'refuse' | 'apply'> {
  type Type = ActionType<K>
  const types = Object.keys(rules) as Type[]
  // The table of rules pairs every type with its own, which TypeScript cannot follow.
  const ruleOf = (type: Type) => rules[type] as unknown as ActionRule<K>
  const refuse = (state: K['State'], action: K['Action']) =>
    refuseType(state, action.type) ?? ruleOf(action.type).refuse(state, action as ActionOf<K, Type>)
  const allowed: Allowed<K> = (state, actions) => actions.filter((action) => refuse(state, action) === null)

  return {
    refuse,
    apply: (table, action) => ruleOf(action.type).apply(table, action as ActionOf<K, Type>),
    list(state) {
      if (arrange) return arrange(state, allowed)
      const open = types.filter((type) => refuseType(state, type) === null)
      return open.flatMap((type) => allowed(state, ruleOf(type).candidates?.(state) ?? []))
    },
  }
}

/** A code, if there is one, as a refusal. */
export const refusedIf = <Code extends string>(code: Code | null): { code: Code } | null => code && { code }
