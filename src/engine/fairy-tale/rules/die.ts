import { DIRECTIONS, type Direction } from '../../kernel/boards/square.ts'
import { type DieFace, rollSix } from '../../kernel/chance.ts'
import { throwsAgain } from '../expansion-queries.ts'
import type { RollFor, State } from '../state.ts'
import type { Table } from '../table.ts'
import { powersOnTurn, refusePower } from './powers.ts'

/** The face of the die that means a side, or, where monsters move, all sides [R 1]. */
export const FACE_OF = { north: 1, east: 2, south: 3, west: 4, all: 6 } as const satisfies Record<
  Direction | 'all',
  DieFace
>

/** The side that a face of the die means [R 1]. */
export const sideOfDie = (face: Exclude<DieFace, 5 | 6>): Direction => DIRECTIONS[face - 1] ?? 'north'

/** Throws the die. `again`: in place of one that fell before it in the same roll. */
export const throwDie = (table: Table, rollFor: RollFor, again: boolean): DieFace =>
  letFall(table, rollFor, rollSix(table.chance), again)

/** The die for a movement: one that lies open, or one that is thrown [R 66]. */
export const throwForMovement = (table: Table): DieFace =>
  letFall(
    table,
    'movement',
    table.expansions?.hooks.takeForetold(table.state) ?? rollSix(table.chance),
    false,
  )

/** Tells of a die that fell; it may have to be thrown again at once [R 64]. */
function letFall(table: Table, rollFor: RollFor, face: DieFace, again: boolean): DieFace {
  const { state, emit } = table
  emit?.({ type: 'die-rolled', for: rollFor, face, again })
  return throwsAgain(state, face) ? throwDie(table, rollFor, true) : face
}

/** Whether the character on turn could have the die rolled again that has just fallen. */
const canReroll = (state: State): boolean =>
  powersOnTurn(state).some(
    ({ power, rules }) => rules.effect.do === 'reroll' && refusePower(state, power) === null,
  )

/**
 * Leaves pending whether the die shall stand, if it could be rolled again; whether it did so [R 34]. `left`: the monsters
 * that are still to come in this roll, where each has a die of its own [R 71].
 */
export function askAboutDie({ state, emit }: Table, rollFor: RollFor, face: DieFace, left?: number): boolean {
  const each = left !== undefined && state.rules.arrivals === 'each'
  state.pending = { kind: 'die', for: rollFor, face, ...(each && { left }) }
  if (!canReroll(state)) {
    state.pending = null
    return false
  }
  emit?.({ type: 'question-asked', seat: state.onTurn, question: 'die' })
  return true
}
