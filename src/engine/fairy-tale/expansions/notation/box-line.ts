import type { BoxId } from '../../boxes.ts'
import { DELAYS, type ExpansionState } from '../../expansion-state.ts'
import type { Draft, Finding, PositionLine } from '../../notation/line.ts'
import type { Fault } from '../../notation/problem.ts'
import { places } from '../../rules/forest.ts'
import type { State } from '../../state.ts'
import type { Monster } from '../../tiles.ts'

/** Writes and reads the line of one box. */
interface BoxLine {
  write(extras: ExpansionState, state: State): string | null
  read(draft: Draft, text: string): Fault | null
}

/** A line with this key that only a game with the box may have. Must be read after the line `boxes`. */
export const boxLine = (key: string, box: BoxId, { write, read }: BoxLine): PositionLine => ({
  write: (state) => (state.extras ? write(state.extras, state) : null),
  read: (draft, text) =>
    draft.state.boxes[box] ? read(draft, text) : { code: 'without-its-box', what: key, box },
})

/** An entry of a line that every game has, which belongs to an expansion. */
interface Said {
  key: string
  what: string
  box: BoxId
  /** True if a position has the entry. */
  is(state: State, extras: ExpansionState): boolean
}

const sleeps = ({ delayedBy }: Monster): boolean => DELAYS.some((delay) => delay === delayedBy)

const SAID: readonly Said[] = [
  { key: 'seats', what: 'water', box: 'fire', is: (_state, { buckets }) => buckets.length > 0 },
  { key: 'spent', what: 'orders', box: 'soldiers', is: (_state, { orders }) => orders > 0 },
  { key: 'spent', what: 'casts', box: 'spells', is: (_state, { cast }) => cast !== null },
  { key: 'spent', what: 'turned', box: 'ways', is: (_state, { switched }) => switched.length > 0 },
  {
    key: 'monsters',
    what: 'sleep',
    box: 'spells',
    is: ({ tiles }) => places(tiles).some((at) => tiles[at]?.monsters.some(sleeps)),
  },
]

/** Returns the fault of such an entry without its box in the game, since it would be ignored, or null. */
export function stray(state: State, extras: ExpansionState): Finding | null {
  const found = SAID.find(({ box, is }) => !state.boxes[box] && is(state, extras))
  if (!found) return null
  const { key, what, box } = found
  return { key, fault: { code: 'without-its-box', what, box } }
}
