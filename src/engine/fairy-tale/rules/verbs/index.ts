import type { Action, ActionOf, ActionType, Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { isOver } from '../outcome.ts'
import { begin } from './begin.ts'
import { choosePlace } from './choose-place.ts'
import { chooseSide } from './choose-side.ts'
import { endTurn } from './end-turn.ts'
import { expand } from './expand.ts'
import { fell } from './fell.ts'
import { giveUp } from './give-up.ts'
import { keepDie } from './keep-die.ts'
import { lay } from './lay.ts'
import { remove } from './remove.ts'
import { roll } from './roll.ts'
import { sweep } from './sweep.ts'
import { use } from './use.ts'
import { useSymbol } from './use-symbol.ts'
import type { Verb } from './verb.ts'
import { walk } from './walk.ts'

/** Everything that players can do, in the order in which it is listed. */
const VERBS: { [Type in ActionType]: Verb<Type> } = {
  lay,
  begin,
  roll,
  'choose-side': chooseSide,
  'keep-die': keepDie,
  'choose-place': choosePlace,
  use,
  'use-symbol': useSymbol,
  walk,
  expand,
  sweep,
  fell,
  remove,
  'end-turn': endTurn,
  'give-up': giveUp,
}

const ALL = Object.values(VERBS) as readonly Verb<ActionType>[]

/** The verb of an action; the registry above pairs every type with its own. */
const verbOf = (action: Action): Verb<ActionType> => VERBS[action.type] as Verb<ActionType>

const verbFor = <Type extends ActionType>(type: Type): Verb<Type> => VERBS[type]

/** Every action that is allowed now; none when the game is over. */
export function listActions(state: State): Action[] {
  const all: Action[] = []
  if (isOver(state)) return all
  for (const verb of ALL) for (const action of verb.list(state, all)) all.push(action)
  return all
}

/** Every action of one type that is allowed now, without the trouble of looking for all others. */
export const listOf = <Type extends ActionType>(state: State, type: Type): ActionOf<Type>[] =>
  isOver(state) ? [] : verbFor(type).list(state)

/** Why an action is not allowed now, or null when it is. */
export const refuseAction = (state: State, action: Action): Refusal | null =>
  isOver(state) ? { code: 'game-is-over' } : verbOf(action).refuse(state, action)

/** Carries out an action that is allowed. */
export const performAction = (table: Table, action: Action): void => verbOf(action).perform(table, action)
