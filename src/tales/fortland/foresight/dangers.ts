import {
  freePlaces,
  hasFallen,
  isBesieged,
  type Place,
  type Seat,
  type State,
} from '../../../engine/fortland/index.ts'
import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { rollsOf, seatsBefore, turnOf, waysToRoll, withRoom } from './turn.ts'
import { waysThrough } from './ways.ts'

/** Memoizes a computation by position and seat. The cache is released with the position. */
function oncePerSeat<Value>(
  compute: (state: State, seat: Seat) => Value,
): (state: State, seat: Seat) => Value {
  const known = memoizeByObject((_: State) => new Map<Seat, Value>())
  return (state, seat) => {
    const values = known(state)
    const found = values.get(seat)
    if (found !== undefined) return found
    const value = compute(state, seat)
    values.set(seat, value)
    return value
  }
}

/** A threat by one country to a free place of another, before the owner's next turn. */
export interface Danger {
  readonly place: Place
  readonly by: Seat
  /** The numbers of actions that allow the siege. After the roll: the number of actions left, if it suffices. */
  readonly faces: readonly number[]
  /** The probability of rolling one of them. */
  readonly chance: number
  /** True if this country is the next one on turn. For later ones, the present board is an approximation. */
  readonly exact: boolean
}

/** The probability that one country fells another before its next turn, if it tries to. */
export interface FallRisk {
  readonly by: Seat
  readonly faces: readonly number[]
  readonly chance: number
  readonly exact: boolean
}

/** The possible strikes of one country against another, by number of actions. */
interface Onslaught {
  readonly by: Seat
  readonly exact: boolean
  readonly rolls: readonly {
    readonly sum: number
    /** The number of dice results with this sum, out of `of`. */
    readonly ways: number
    readonly of: number
    readonly sieges: ReadonlySet<Place>
    readonly fells: boolean
  }[]
}

/** Returns the possible strikes of all others against a country before its next turn, in the order of play. */
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

/** True if a country has rolled and is using its actions. */
const isRolled = ({ phase, onTurn }: State, seat: Seat): boolean => phase === 'act' && onTurn === seat

/** Returns which free places of a country can be besieged in a turn, and whether the country can be felled. */
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

/** Returns the threats to a country's free places before its next turn, by place in ring order and then in the order of play. */
export const dangersOf = oncePerSeat((state, seat): readonly Danger[] =>
  freePlaces(state, seat).flatMap((place) =>
    onslaughtsOn(state, seat).flatMap(({ by, exact, rolls }) => {
      const hits = rolls.filter(({ sieges }) => sieges.has(place))
      return hits.length === 0 ? [] : [{ place, by, ...oddsOf(hits), exact }]
    }),
  ),
)

/** Returns the countries that could fell a country before its next turn, with the probability of each. */
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

/** Returns the probability that at least one of several independent risks occurs. */
export const chanceOfAny = (risks: readonly { readonly chance: number }[]): number =>
  1 - risks.reduce((none, { chance }) => none * (1 - chance), 1)

/** Returns the probability that a country falls before its next turn, if all others try to fell it on the present board. */
export const fallChance = (state: State, seat: Seat): number => chanceOfAny(fallRisksOf(state, seat))
