import { ok } from '../../../kernel/result.ts'
import { slotsOf } from '../../config.ts'
import { emptyHands, handOf } from '../../rules/market.ts'
import type { State } from '../../state.ts'
import type { Face } from '../../tiles.ts'
import type { PositionLine } from '../line.ts'
import { entries, type Read, some } from '../reading.ts'
import { readSlots, slotsText } from './pile.ts'

type Hand = (Face | null)[]

/**
 * `hands ┗#4 ┃#5; ╋#6 -`: the tiles of each seat, where all have hands [R 67]; then no `market` is written. Without the
 * line the `market` is the hand of the seat on turn, and the others are empty.
 */
export const hands: PositionLine = {
  write: (state) => {
    const all = allHands(state)
    return all.some((hand) => hand.some((face) => face !== null)) ? all.map(slotsText).join('; ') : null
  },

  read({ state }, value) {
    if (state.rules.supply !== 'hand') return { code: 'hands-without-rule' }
    if (state.market.some((face) => face !== null)) return { code: 'hands-and-market' }
    const read = readHands(state, value)
    if (!read.ok) return read.error
    state.hands = read.value.map((hand, seat) => (seat === state.onTurn ? [] : hand))
    state.market = read.value[state.onTurn] ?? []
    return null
  },

  absent({ state }) {
    if (state.rules.supply !== 'hand') return null
    const size = slotsOf(state.rules)
    if (state.market.slice(size).some((face) => face !== null)) return { code: 'hand-too-large', most: size }
    state.market = state.market.slice(0, size)
    state.hands = emptyHands(state.rules, state.seats.length, state.onTurn)
    return null
  },
}

/** The hand of every seat, that of the seat on turn too; none where there is one market. */
const allHands = (state: State): (readonly (Face | null)[])[] =>
  (state.hands ?? []).map((_, seat) => handOf(state, seat))

function readHands({ rules, seats }: State, text: string): Read<Hand[]> {
  const size = slotsOf(rules)
  const read = some(entries(text), [seats.length, seats.length], (one) => readSlots(one, size))
  if (!read.ok) return read
  return ok(read.value.map((hand) => Array.from({ length: size }, (_, slot) => hand[slot] ?? null)))
}
