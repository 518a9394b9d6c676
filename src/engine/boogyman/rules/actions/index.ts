import type { Action, ActionType, Refusal } from '../../actions.ts'
import { TILES } from '../../board.ts'
import { phaseOf, type State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { isOver } from '../outcome.ts'
import { tilesOf } from '../tiles.ts'
import { agreeDraw } from './agree-draw.ts'
import { call } from './call.ts'
import { giveUp } from './give-up.ts'
import { place } from './place.ts'
import { listProwls, prowl } from './prowl.ts'
import { spawn } from './spawn.ts'
import { step } from './step.ts'
import type { Verb } from './action-rule.ts'

/** Everything that players can do. */
const VERBS: { [Type in ActionType]: Verb<Type> } = {
  place,
  step,
  spawn,
  call,
  prowl,
  'agree-draw': agreeDraw,
  'give-up': giveUp,
}

/** The verb of an action; the registry above pairs every type with its own. */
const verbOf = (action: Action): Verb<ActionType> => VERBS[action.type] as Verb<ActionType>

/**
 * Every action that is allowed now, but for the agreed draw and giving up: tile by tile its steps, its spawn and its
 * call, then the prowls (section 6). None when the game is over.
 */
export function listActions(state: State): Action[] {
  if (isOver(state)) return []
  if (phaseOf(state) === 'placing') return TILES.flatMap((tile) => place.listAt(state, tile))
  const all: Action[] = []
  for (const tile of tilesOf(state, state.onTurn)) {
    all.push(...step.listAt(state, tile), ...spawn.listAt(state, tile), ...call.listAt(state, tile))
  }
  all.push(...listProwls(state))
  return all
}

/** Why an action is not allowed now, or null when it is. */
export const refuseAction = (state: State, action: Action): Refusal | null =>
  isOver(state) ? { code: 'game-over' } : verbOf(action).refuse(state, action)

/** Carries out an action that is allowed. */
export const performAction = (table: Table, action: Action): void => verbOf(action).perform(table, action)
