import type { Action, ActionOf, ActionType, Refusal } from '../../actions.ts'
import { boardOf, type State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { isOver } from '../outcome.ts'
import { end } from './end.ts'
import { giveUp } from './give-up.ts'
import { muster } from './muster.ts'
import { roll } from './roll.ts'
import { buildVerb, marchVerb, tearVerb, turnVerb } from './used.ts'
import type { Verb } from './action-rule.ts'

/** Everything that countries can do. */
const VERBS: { [Type in ActionType]: Verb<Type> } = {
  muster,
  roll,
  march: marchVerb,
  turn: turnVerb,
  build: buildVerb,
  tear: tearVerb,
  end,
  'give-up': giveUp,
}

/** What is tried by {@link listActions} after the roll, in this order (section 7). */
const AFTER_ROLL: readonly Action[] = [
  { type: 'march' },
  { type: 'turn' },
  { type: 'build' },
  { type: 'tear' },
  { type: 'end' },
]

/** The verb of an action; the registry above pairs every type with its own. */
const verbOf = (action: Action): Verb<ActionType> => VERBS[action.type] as Verb<ActionType>

/** Why an action is not allowed now, or null when it is (section 7). */
export function refuseAction(state: State, action: Action): Refusal | null {
  if (isOver(state)) return { code: 'game-over' }
  if (state.phase === 'muster' && action.type !== 'muster') return { code: 'muster-first' }
  return verbOf(action).refuse(state, action)
}

/** Carries out an action that is allowed. */
export const performAction = (table: Table, action: Action): void => verbOf(action).perform(table, action)

/** Every action that is allowed now, but for giving up, in the order of the law (section 7). */
export function listActions(state: State): Action[] {
  switch (state.phase) {
    case 'over':
      return []
    case 'muster':
      return boardOf(state)
        .spaces.map((at): ActionOf<'muster'> => ({ type: 'muster', at }))
        .filter((action) => muster.refuse(state, action) === null)
        .sort((one, other) => one.at - other.at)
    case 'roll':
      return [{ type: 'roll' }]
    case 'act':
      return AFTER_ROLL.filter((action) => verbOf(action).refuse(state, action) === null)
  }
}
