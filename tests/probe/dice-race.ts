import * as v from 'valibot'
import {
  deepCopy,
  type Game,
  type PlayerView,
  type RandomState,
  seededLuck,
} from '../../src/engine/kernel/index.ts'

/**
 * The smallest game with hidden information: two players race to 20 with an eight-sided die. Each holds a card that is hidden until it is
 * played or the other peeks. It proves what the tales share, without screens of its own.
 */
export interface DiceRace {
  Config: { players: readonly [string, string] }
  State: RaceState
  /** A step uses no rng and reveals nothing: it is the only action that can be undone. */
  Action: { type: 'roll' | 'step' | 'play' | 'peek' }
  Event:
    | { type: 'moved'; seat: number; by: number; how: 'rolled' | 'stepped' | 'played' }
    /** `card` is null for those who did not see it. */
    | { type: 'peeked'; seat: number; card: number | null }
    | { type: 'won'; seat: number }
  Refusal: { code: 'game-over' | 'card-is-played' | 'has-peeked' }
  Hides: true
}

export interface RaceState {
  random: RandomState
  onTurn: 0 | 1
  at: [number, number]
  /** The card of each player: 1 to 6, 0 once played, null if the viewer may not know it. */
  cards: [number | null, number | null]
  /** Who has peeked at the other's card. */
  peeked: [boolean, boolean]
}

/** A position of the race as a viewer may see it. Its screens take nothing else. */
export type RaceView = PlayerView<RaceState>

export const GOAL = 20

const winner = ({ at }: RaceState) => (at[0] >= GOAL ? 0 : at[1] >= GOAL ? 1 : null)

export const diceRace: Game<DiceRace> = {
  id: 'dice-race',
  rulesVersion: 1,
  codec: {
    config: v.strictObject({ players: v.tuple([v.string(), v.string()]) }),
    action: v.strictObject({ type: v.picklist(['roll', 'step', 'play', 'peek']) }),
    writeConfig: (config) => config,
    writeAction: (action) => action,
  },
  seats: ({ players: [hare, tortoise] }) => [
    { player: hare, role: 'hare' },
    { player: tortoise, role: 'tortoise' },
  ],
  named: (_, [hare = '', tortoise = '']) => ({ players: [hare, tortoise] }),
  begin(_, seed, { random, rngFor } = seededLuck(seed)) {
    const holder = { random: { ...random } }
    const { draw } = rngFor(holder)
    return { ...holder, onTurn: 0, at: [0, 0], cards: [draw(6) + 1, draw(6) + 1], peeked: [false, false] }
  },
  copy: deepCopy,
  refuse(state, { type }) {
    if (winner(state) !== null) return { code: 'game-over' }
    if (type === 'play' && state.cards[state.onTurn] === 0) return { code: 'card-is-played' }
    const seesIt = state.peeked[state.onTurn] || state.cards[other(state.onTurn)] === 0
    return type === 'peek' && seesIt ? { code: 'has-peeked' } : null
  },
  apply({ state, chance, emit }, { type }) {
    const seat = state.onTurn
    if (type === 'peek') {
      state.peeked[seat] = true
      emit?.({ type: 'peeked', seat, card: state.cards[other(seat)] })
      return
    }
    const by = type === 'step' ? 1 : type === 'roll' ? chance.die(8) : (state.cards[seat] ?? 0)
    state.at[seat] += by
    if (type === 'play') state.cards[seat] = 0
    state.onTurn = other(seat)
    emit?.({
      type: 'moved',
      seat,
      by,
      how: type === 'step' ? 'stepped' : type === 'roll' ? 'rolled' : 'played',
    })
    if (winner(state) === seat) emit?.({ type: 'won', seat })
  },
  list: (state) =>
    (['roll', 'step', 'play', 'peek'] as const)
      .map((type) => ({ type }))
      .filter((action) => !diceRace.refuse(state, action)),
  decider: (state) => (winner(state) === null ? state.onTurn : null),
  outcome(state) {
    const seat = winner(state)
    return seat === null ? null : { won: [seat] }
  },
  seen: (state, by) => ({
    ...state,
    cards: [seenCard(state, 0, by), seenCard(state, 1, by)],
  }),
  heard: (event, by) => (event.type === 'peeked' && event.seat !== by ? { ...event, card: null } : event),
  isUndoBoundary: (before, after) =>
    [0, 1].some(
      (seat) => before.peeked[seat] !== after.peeked[seat] || before.cards[seat] !== after.cards[seat],
    ),
}

const other = (seat: 0 | 1): 0 | 1 => (seat === 0 ? 1 : 0)

/** Returns a card as a viewer sees it: their own, one that they peeked at, or one that was played; otherwise null. */
function seenCard({ cards, peeked }: RaceState, seat: 0 | 1, by: number | null): number | null {
  const knows = by === seat || cards[seat] === 0 || (by === other(seat) && peeked[by === 0 ? 0 : 1])
  return knows ? cards[seat] : null
}
