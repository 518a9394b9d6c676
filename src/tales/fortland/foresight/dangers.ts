import {
  freePlaces,
  hasFallen,
  isBesieged,
  type Place,
  type Seat,
  type State,
} from '../../../engine/fortland/index.ts'
import { oncePer } from '../../../engine/kernel/index.ts'
import { rollsOf, seatsBefore, turnOf, waysToRoll, withRoom } from './turn.ts'
import { waysThrough } from './ways.ts'

/** A reckoning for a country that is done once for every position, and forgotten together with it. */
function oncePerSeat<Value>(
  compute: (state: State, seat: Seat) => Value,
): (state: State, seat: Seat) => Value {
  const known = oncePer((_: State) => new Map<Seat, Value>())
  return (state, seat) => {
    const values = known(state)
    const found = values.get(seat)
    if (found !== undefined) return found
    const value = compute(state, seat)
    values.set(seat, value)
    return value
  }
}

/** What another country could do to one of a country's free places before that is on turn (again). */
export interface Danger {
  readonly place: Place
  readonly by: Seat
  /** The numbers of actions with which it can lay a siege there; all that are left to it, where it has rolled. */
  readonly faces: readonly number[]
  /** How likely it rolls one of them. */
  readonly chance: number
  /** It comes on turn next, so the board is as it will find it; else as it is now. */
  readonly exact: boolean
}

/** How likely it is that a country falls before it is on turn (again), if the others want it. */
export interface FallRisk {
  readonly by: Seat
  readonly faces: readonly number[]
  readonly chance: number
  readonly exact: boolean
}

/** What one country could do to another with each number of actions. */
interface Onslaught {
  readonly by: Seat
  readonly exact: boolean
  readonly rolls: readonly {
    readonly sum: number
    /** In how many of all ways the dice can fall. */
    readonly ways: number
    readonly of: number
    readonly sieges: ReadonlySet<Place>
    readonly fells: boolean
  }[]
}

/** What all others could do to a country before it is on turn (again), in the order in which they come. */
const onslaughtsOn = oncePerSeat((state, seat): readonly Onslaught[] => {
  if (state.phase === 'muster' || state.phase === 'over' || hasFallen(state, seat)) return []
  const board = withRoom(state)
  return seatsBefore(board, seat).map((by, index) => ({
    by,
    exact: index === 0,
    rolls: isRolled(board, by)
      ? [{ sum: board.actions, ways: 1, of: 1, ...strikesOf(board, seat) }]
      : rollsOf(board.rules).map(({ sum, ways }) => ({
          sum,
          ways,
          of: waysToRoll(board.rules),
          ...strikesOf(turnOf(board, by, sum), seat),
        })),
  }))
})

/** Whether a country is using what it has rolled. */
const isRolled = ({ phase, onTurn }: State, seat: Seat): boolean => phase === 'act' && onTurn === seat

/** Which free places of a country can be besieged in a turn, and whether it can be felled. */
function strikesOf(turn: State, target: Seat): { sieges: ReadonlySet<Place>; fells: boolean } {
  const free = freePlaces(turn, target)
  const sieges = new Set<Place>()
  let fells = false
  for (const { state } of waysThrough(turn)) {
    const isFelled = hasFallen(state, target)
    fells ||= isFelled
    for (const place of free) if (isFelled || isBesieged(state, place)) sieges.add(place)
  }
  return { sieges, fells }
}

/** What threatens the free places of a country before it is on turn (again): by place in the order of the ring, and by who comes first. */
export const dangersOf = oncePerSeat((state, seat): readonly Danger[] =>
  freePlaces(state, seat).flatMap((place) =>
    onslaughtsOn(state, seat).flatMap(({ by, exact, rolls }) => {
      const hits = rolls.filter(({ sieges }) => sieges.has(place))
      return hits.length === 0 ? [] : [{ place, by, ...oddsOf(hits), exact }]
    }),
  ),
)

/** Who could fell a country before it is on turn (again), and how likely each rolls what that takes. */
export const fallRisksOf = oncePerSeat((state, seat): readonly FallRisk[] =>
  onslaughtsOn(state, seat).flatMap(({ by, exact, rolls }) => {
    const hits = rolls.filter(({ fells }) => fells)
    return hits.length === 0 ? [] : [{ by, ...oddsOf(hits), exact }]
  }),
)

const oddsOf = (hits: readonly { sum: number; ways: number; of: number }[]) => ({
  faces: hits.map(({ sum }) => sum),
  chance: hits.reduce((sum, { ways }) => sum + ways, 0) / (hits[0]?.of ?? 1),
})

/** How likely some event is, where each of these may bring it about by a roll of its own. */
export const chanceOfAny = (risks: readonly { readonly chance: number }[]): number =>
  1 - risks.reduce((none, { chance }) => none * (1 - chance), 1)

/** How likely a country falls before it is on turn (again), if all others want it: on the board as it is. */
export const fallChance = (state: State, seat: Seat): number => chanceOfAny(fallRisksOf(state, seat))
