import assert from 'node:assert/strict'
import {
  type Action,
  BUILDING_IDS,
  type BuildingId,
  type Citadel,
  citadel,
  copiesOf,
  countOf,
  type Event,
  PRICE_OF_RAZING,
  type Seat,
  type State,
} from '../../src/engine/citadel/index.ts'
import { type PlayResult, play } from '../../src/engine/kernel/index.ts'

/** Bricks that a Loan gives (section 7) [C 19]. */
const LOAN = 5

/** How many bricks an event moves, of the seat on turn where it names no other (section 14). */
function movedBy(event: Event, onTurn: Seat): readonly (readonly [Seat, number])[] {
  switch (event.type) {
    case 'bricks':
      // The player of a Purse gets the bricks that the rival loses.
      return event.because === 'purse'
        ? [
            [event.seat, event.count],
            [onTurn, -event.count],
          ]
        : [[event.seat, event.count]]
    case 'income':
    case 'sold':
      return [[event.seat, event.count]]
    case 'tax':
    case 'paid':
    case 'bought':
    case 'claimed':
    case 'built':
      return [[event.seat, -event.count]]
    case 'destroyed':
      return event.because === 'raze' ? [[event.whose, -PRICE_OF_RAZING]] : []
    case 'played':
      return event.card === 'loan' ? [[event.seat, LOAN]] : []
    default:
      return []
  }
}

/** Checks that events account for every brick. The bricks of a player who gives up go to the bank [C 29]. */
function assertBricks(before: State, { state, frames }: PlayResult<Citadel>): void {
  const told = before.seats.map(({ bricks }) => bricks)
  for (const { event } of frames) {
    if (event.type === 'resigned') told[event.seat] = 0
    for (const [seat, count] of movedBy(event, before.onTurn)) told[seat] = (told[seat] ?? 0) + count
  }
  assert.deepEqual(
    state.seats.map(({ bricks }) => bricks),
    told,
    'Bricks were moved of which no event tells.',
  )
}

/** How many of a Building there are: in piles, hands and displays, and in the town. */
function countAll({ piles, seats, pawnshop, market, buildings }: State, id: BuildingId): number {
  const piled = piles.reduce((sum, { cards }) => sum + countOf(cards, id), 0)
  const held = seats.flatMap(({ hand }) => hand).filter(({ card }) => card === id).length
  const built = buildings.filter((one) => one === id).length
  return piled + held + countOf(pawnshop, id) + countOf(market, id) + built
}

/** The cards that leave the game with a seat that gives up: its hand and its buildings [C 29]. */
const takenAlong = ({ seats, owners, buildings }: State, seat: Seat): readonly (BuildingId | null)[] => [
  ...(seats[seat]?.hand.map(({ card }) => card) ?? []),
  ...buildings.filter((_, plot) => owners[plot] === seat),
]

/** Checks that the number of copies of each Building changes only by destruction or by an owner who gives up. */
function assertBuildings(before: State, { state, frames }: PlayResult<Citadel>): void {
  const gone = frames.flatMap(({ event }) => {
    if (event.type === 'destroyed') return [event.card]
    return event.type === 'resigned' ? takenAlong(before, event.seat) : []
  })
  for (const id of BUILDING_IDS) {
    const lost = gone.filter((card) => card === id).length
    assert.equal(countAll(state, id), countAll(before, id) - lost, `The number of ${id} does not agree.`)
  }
}

/** Checks that every move keeps cards and bricks, as its events say. */
export function assertKept(before: State, _action: Action, done: PlayResult<Citadel>): void {
  if (before.turn === 1 && before.phase === 'choose')
    for (const id of BUILDING_IDS) assert.equal(countAll(before, id), copiesOf(id))
  assertBricks(before, done)
  assertBuildings(before, done)
}

/** The same check for giving up in this state. */
export function assertKeptByLeaving(state: State): void {
  const left = play(citadel, citadel.copy(state), { type: 'resign' })
  if (left.ok) assertKept(state, { type: 'resign' }, left.value)
}
