import type { BoxId } from '../../boxes.ts'
import { DELAYS, type ExpansionState } from '../../expansion-state.ts'
import type { Finding } from '../../notation/line.ts'
import { places } from '../../rules/forest.ts'
import type { State } from '../../state.ts'
import type { Monster } from '../../tiles.ts'

/** Something said in a line that is there in every game, though only a box brings it. */
interface Said {
  key: string
  what: string
  box: BoxId
  /** Whether it is said. */
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

/** What is said in such a line, though its box is not in the game: nothing of it would be kept. */
export function stray(state: State, extras: ExpansionState): Finding | null {
  const found = SAID.find(({ box, is }) => !state.boxes[box] && is(state, extras))
  if (!found) return null
  const { key, what, box } = found
  return { key, fault: { code: 'without-its-box', what, box } }
}
