import { splitWords } from '../../kernel/text.ts'
import { parseSpace, spaceName } from '../board.ts'
import { armyOf, hasSpace, marchesToRoom, placeAt } from '../rules/armies.ts'
import { seatsLeft } from '../rules/outcome.ts'
import { cityOf, firstSpaceOf } from '../rules/places.ts'
import { type Army, type Seat, type State, seatsOf } from '../state.ts'
import { letterOf, seatOf } from './letters.ts'
import type { ProblemCode } from './problem.ts'

/** Writes the position of each army: "a n3; c s2 cw; b fallen; d waits". */
export const writeArmies = (state: State): string =>
  seatsOf(state)
    .map((seat) => `${letterOf(seat)} ${writeArmy(state.armies[seat] ?? 'waiting')}`)
    .join('; ')

function writeArmy(army: Army): string {
  if (typeof army === 'string') return army === 'waiting' ? 'waits' : army
  return `${spaceName(army.space)}${army.facing === 'cw' ? ' cw' : ''}`
}

/** Reads army positions into the state. Armies that the text omits keep their position. */
export function readArmies(state: State, text: string): ProblemCode | null {
  const named = new Set<Seat>()
  for (const entry of text.split(';')) {
    const [letter, ...where] = splitWords(entry)
    const seat = seatOf(letter, state.armies.length)
    if (seat === null || named.has(seat)) return 'wrong-seat'
    named.add(seat)
    const army = readArmy(state, where)
    if (!army) return 'wrong-space'
    state.armies[seat] = army
  }
  return null
}

function readArmy(state: State, [where = '', facing, ...more]: string[]): Army | null {
  if (facing === undefined && where === 'waits') return 'waiting'
  if (facing === undefined && where === 'fallen') return 'fallen'
  const space = parseSpace(where)
  const isKnown = space !== null && hasSpace(state, space)
  const isFacing = (facing === undefined || facing === 'cw') && more.length === 0
  return isKnown && isFacing ? { space, facing: facing === 'cw' ? 'cw' : 'ccw' } : null
}

/** Puts every army on its default position: not mustered yet, or on the first space of its city. */
export function placeArmies(state: State): void {
  for (const seat of seatsOf(state)) {
    const space = firstSpaceOf(state, cityOf(state, seat))
    state.armies[seat] = state.phase === 'muster' ? 'waiting' : { space, facing: 'ccw' }
  }
}

/** Returns the first problem with the army positions and the word that shows it, or null. */
export function checkArmies(state: State): { code: ProblemCode; word: string } | null {
  const seats = seatsOf(state)
  for (const seat of seats) {
    const code = state.phase === 'muster' ? checkMustered(state, seat) : checkMarching(state, seat)
    if (code) return { code, word: letterOf(seat) }
    const space = armyOf(state, seat)?.space
    const other = seats.find((one) => one < seat && armyOf(state, one)?.space === space)
    if (space !== undefined && other !== undefined && !mayPass(state, [seat, other])) {
      return { code: 'two-armies-on-a-space', word: spaceName(space) }
    }
  }
  return null
}

/** Checks an army before the first turn: it must be waiting or beside its own city. */
function checkMustered(state: State, seat: Seat): ProblemCode | null {
  if (state.armies[seat] === 'fallen') return 'wrong-phase'
  const army = armyOf(state, seat)
  return army && placeAt(state, army.space) !== cityOf(state, seat) ? 'wrong-space' : null
}

/** Checks an army after the muster: all have mustered, the country on turn still exists, and an opponent is left. */
function checkMarching(state: State, seat: Seat): ProblemCode | null {
  if (state.armies[seat] === 'waiting') return 'wrong-phase'
  if (state.phase === 'over') return null
  if (seat === state.onTurn && state.armies[seat] === 'fallen') return 'wrong-seat'
  return seatsLeft(state).length < 2 ? 'wrong-phase' : null
}

/** True if the army on turn may be on an occupied space: it is acting, and its actions carry it on [F 5]. */
const mayPass = (state: State, seats: readonly Seat[]): boolean =>
  state.phase === 'act' && seats.includes(state.onTurn) && marchesToRoom(state) <= state.actions
