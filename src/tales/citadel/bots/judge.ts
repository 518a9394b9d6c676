import {
  areRivals,
  asSeat,
  buildingOf,
  CATEGORIES,
  type Category,
  goalOf,
  groundOf,
  type HandCard,
  ownerOf,
  PLOTS,
  type Plot,
  POWERS,
  playing,
  pointsOf,
  refuseSite,
  type Seat,
  type State,
  seatOf,
  standingOn,
} from '../../../engine/citadel/index.ts'
import { categoryOdds } from '../foresight/index.ts'

/** Expectations of a seat about the coming rounds. Computed once before a turn, then used for all positions of that turn. */
export interface Outlook {
  /** Probability that the next Building is of each category. Hardly changes within a turn, and is slow to compute. */
  readonly odds: Readonly<Record<Category, number>>
  /**
   * Expected remaining rounds. Must stay fixed within a turn: a leader's points shorten the game, so that a new estimate after each
   * action would argue against building.
   */
  readonly rounds: number
}

export function outlookOf(seen: State): Outlook {
  const most = Math.max(...playing(seen).map((seat) => pointsOf(seen, seat)))
  const rounds = Math.max(0, Math.min(MOST_ROUNDS, (goalOf(seen) - most) / POINTS_A_ROUND))
  return { odds: categoryOdds(seen), rounds }
}

/** Worth of things in points (section 16). */
const WORTH = {
  brick: 0.3,
  brickBeyond: 0.12,
  income: 0.22,
  card: 0.1,
  cardOfValue: 0.05,
  cardThatFits: 0.22,
  barePlot: 0.35,
  freeNeighbour: 0.1,
  influence: 0.8,
  threatened: 0.5,
  rival: 0.35,
} as const

/** Bricks that count in full. Taxes may take those beyond. */
const SAFE_BRICKS = 5

/** Income that counts in full. The excess counts half, because taxes take most of it. */
const SAFE_INCOME = 6

/** Average points of a seat in a round, and the maximum of rounds to look ahead. */
const POINTS_A_ROUND = 3.2
const MOST_ROUNDS = 9

/** In the last rounds of this number, everything but points loses its worth. */
const FADING = 2

/** Maximum of coming rounds that count when a finished game is reviewed. */
const ROUNDS_LOOKED_BACK_ON = 2

/** Returns the worth of the position for every seat, in points, with what the next rounds should bring. */
export function standingsOf(seen: State): number[] {
  const { odds, rounds } = outlookOf(seen)
  const outlook = { odds, rounds: Math.min(rounds, ROUNDS_LOOKED_BACK_ON) }
  return holdingsOf(seen).map((holding, seat) => standingOf(seen, asSeat(seat), holding, outlook))
}

/** Returns the worth of a position for a seat, in points: its own, less a part of the best rival's. */
export function judge(seen: State, seat: Seat, outlook: Outlook): number {
  const held = holdingsOf(seen)
  let best = Number.NEGATIVE_INFINITY
  let own = 0
  for (const other of playing(seen)) {
    const holding = held[other]
    if (!holding) continue
    if (other === seat) own = standingOf(seen, seat, holding, outlook)
    else if (areRivals(seen, seat, other)) best = Math.max(best, standingOf(seen, other, holding, outlook))
  }
  return own - (best === Number.NEGATIVE_INFINITY ? 0 : WORTH.rival * best)
}

/** Holdings of a seat that count for its worth. */
interface Holding {
  points: number
  income: Record<Category, number>
  bare: Plot[]
  freeNeighbours: number
  threatened: number
}

function standingOf(state: State, seat: Seat, held: Holding, { odds, rounds }: Outlook): number {
  const { bricks, hand, influence } = seatOf(state, seat)
  const fade = Math.min(1, rounds / FADING)
  const reveals = state.seats.length * rounds
  let income = 0
  for (const category of CATEGORIES) {
    const paid = held.income[category]
    const kept = Math.min(paid, SAFE_INCOME) + Math.max(0, paid - SAFE_INCOME) / 2
    income += odds[category] * kept * reveals * WORTH.income
  }
  const later =
    income +
    WORTH.brick * Math.min(bricks, SAFE_BRICKS) +
    WORTH.brickBeyond * Math.max(0, bricks - SAFE_BRICKS) +
    cardsWorth(state, hand, held.bare) +
    WORTH.barePlot * held.bare.length +
    WORTH.freeNeighbour * held.freeNeighbours +
    WORTH.influence * influence.length -
    WORTH.threatened * held.threatened
  return held.points + fade * later
}

/** Returns the worth of a hand: each card a little, and more if it fits a bare plot of the seat. Each plot counts for one card. */
function cardsWorth(state: State, hand: readonly HandCard[], bare: readonly Plot[]): number {
  let worth = 0
  let room = bare.length
  for (const { card } of hand) {
    if (card === null) {
      worth += WORTH.card
      continue
    }
    const { value } = buildingOf(card)
    worth += WORTH.card + WORTH.cardOfValue * value
    if (room > 0 && bare.some((plot) => refuseSite(state, card, plot) === null)) {
      worth += WORTH.cardThatFits * value
      room -= 1
    }
  }
  return worth
}

const nothingHeld = (): Holding => ({
  points: 0,
  income: { citizenry: 0, crafts: 0, municipal: 0, trade: 0 },
  bare: [],
  freeNeighbours: 0,
  threatened: 0,
})

/** Returns the holdings of every seat in one pass over the board, because bots ask for them most often. */
function holdingsOf(state: State): Holding[] {
  const held = state.seats.map(nothingHeld)
  for (const plot of PLOTS) {
    const owner = ownerOf(state, plot)
    const holding = owner === null ? undefined : held[owner]
    if (owner !== null && holding) countPlot(state, owner, plot, holding)
  }
  for (const category of CATEGORIES) {
    const holder = state.powers[category]
    const holding = holder === null ? undefined : held[holder]
    if (!holding) continue
    holding.points += POWERS[category].points
    if (holding.income[category] > 0) holding.income[category] += POWERS[category].extra
  }
  return held
}

function countPlot(state: State, seat: Seat, plot: Plot, held: Holding): void {
  const { neighbours, premium } = groundOf(plot)
  const building = standingOn(state, plot)
  let free = 0
  let enemies = 0
  for (const beside of neighbours) {
    const owner = ownerOf(state, beside)
    if (owner === null) free += 1
    else if (areRivals(state, seat, owner)) enemies += 1
  }
  held.freeNeighbours += Math.min(free, 2)
  let worth = 1
  if (building === null) held.bare.push(plot)
  else {
    const { category, value } = buildingOf(building)
    held.points += value
    held.income[category] = Math.max(held.income[category], value + premium)
    worth += value
  }
  const isCutOff = state.rules.version === 'strategic' && free === 1 && enemies === neighbours.length - 1
  if (isCutOff) held.threatened += worth
}
