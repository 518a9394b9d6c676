import { type Rng, type RngSource, randomState, seededLuck } from '../kernel/chance.ts'
import type { Seed } from '../kernel/seed.ts'
import { PLOTS } from './board.ts'
import { BUILDING_IDS, type CATEGORIES, EPOCHS, type Epoch } from './buildings.ts'
import { CARD_IDS, type CardId, copiesOf, epochOf } from './cards.ts'
import type { Config } from './config.ts'
import { EVENT_CARD_IDS } from './event-cards.ts'
import { INFLUENCE_IDS, influenceOf } from './influence.ts'
import { addTo, drawFrom, type Pile, type Pool, pileOf } from './pool.ts'
import { playsForPlots } from './rules/first-plots.ts'
import { addToHand } from './rules/hands.ts'
import { seatOf, seatsOf } from './rules/seats.ts'
import { asSeat, type HouseRules, nothingSpent, type SeatState, type State } from './state.ts'

/** Starting cards and bricks of each seat (section 3). Two people who play for five plots each have more [C 10]. */
const USUAL = { cards: 3, bricks: 5 }
const OF_TWO = { cards: 5, bricks: 10 }

const emptySeat = (): SeatState => ({ bricks: 0, hand: [], influence: [], out: false, done: false })

/** Returns the number of Orders. Two people may control two each [C 10]. */
export const ordersOf = ({ players, rules }: Config): number =>
  players.length === 2 && rules.two === 'orders' ? 4 : players.length

export function allInfluence(): Pool<(typeof INFLUENCE_IDS)[number]> {
  const pool: Pool<(typeof INFLUENCE_IDS)[number]> = {}
  for (const id of INFLUENCE_IDS) addTo(pool, id, influenceOf(id).copies)
  return pool
}

/** All cards of some epochs. */
export function allCards(epochs: readonly Epoch[], ids: readonly CardId[] = CARD_IDS): Pool<CardId> {
  const pool: Pool<CardId> = {}
  for (const id of ids) if (epochs.includes(epochOf(id))) addTo(pool, id, copiesOf(id))
  return pool
}

/** Returns the epochs of each pile: one pile for all in the basic game, one for each in the strategic game [C 33]. */
export const layersOf = ({ version }: Pick<HouseRules, 'version'>): readonly (readonly Epoch[])[] =>
  version === 'basic' ? [EPOCHS] : EPOCHS.map((epoch) => [epoch])

/** An empty town before dealing. */
export const emptyState = (rules: HouseRules, orders: number): State => ({
  rules: { ...rules },
  seats: Array.from({ length: orders }, emptySeat),
  owners: PLOTS.map(() => null),
  buildings: PLOTS.map(() => null),
  powers: { citizenry: null, crafts: null, municipal: null, trade: null } satisfies Record<
    (typeof CATEGORIES)[number],
    null
  >,
  piles: layersOf(rules).map((): Pile<CardId> => pileOf({})),
  influence: pileOf(allInfluence()),
  setAside: {},
  pawnshop: {},
  market: {},
  onTurn: asSeat(orders - 1),
  turn: 1,
  phase: 'choose',
  spent: nothingSpent(),
  startScore: 0,
  questions: [],
  drawing: null,
  ending: null,
  winners: null,
  random: randomState(0),
})

/** A new game: hands are dealt one card at a time round the table, then the Events join the pile (section 3). */
export function beginGame(
  config: Config,
  seed: Seed,
  { random, rngFor }: RngSource = seededLuck(seed),
): State {
  const state = emptyState(config.rules, ordersOf(config))
  state.random = { ...random }
  deal(state, rngFor(state))
  return state
}

/** Deals the hands, and makes the piles from the remaining cards. */
export function deal(state: State, chance: Rng): void {
  const { cards, bricks } = playsForPlots(state) ? OF_TWO : USUAL
  const layers = layersOf(state.rules)
  const [first = EPOCHS] = layers
  let dealt = pileOf(allCards(first, BUILDING_IDS))
  for (let card = 0; card < cards; card++)
    for (const seat of seatsOf(state)) {
      const { card: drawn, left } = drawFrom(dealt, CARD_IDS, chance)
      dealt = left
      const building = BUILDING_IDS.find((id) => id === drawn)
      if (building) addToHand(state, seat, building, false)
    }
  for (const seat of seatsOf(state)) seatOf(state, seat).bricks = bricks
  state.piles = layers.map((epochs, layer) => {
    const buildings = layer === 0 ? dealt.cards : allCards(epochs, BUILDING_IDS)
    return pileOf({ ...buildings, ...allCards(epochs, EVENT_CARD_IDS) })
  })
}
