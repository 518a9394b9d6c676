import {
  type Action,
  allPlaces,
  fortland,
  fortOn,
  hasFallen,
  isBesieged,
  isPassing,
  ownerOf,
  type Place,
  placeAt,
  type Refusal,
  type Seat,
  type Space,
  type State,
  seatsOf,
  tearGains,
  worthOf,
} from '../../../engine/fortland/index.ts'
import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { stopsAndHere } from './reach.ts'
import { after } from './turn.ts'

/** The kinds of work on a place: lay a siege, build a wall, free an own place, tear down another fort, or gain actions from an own one. */
export type DeedKind = 'besiege' | 'fortify' | 'relieve' | 'tear' | 'gain'

/** An action that the army on turn could do at a place in this turn. */
export interface PlaceAction {
  readonly place: Place
  /** The army's space. */
  readonly space: Space
  readonly deed: DeedKind
  /** The price in actions; for `gain` the number of actions gained. */
  readonly price: 2 | 3
  /** A cheapest sequence: the marches, and the action itself. */
  readonly plan: readonly Action[]
  /** True if an own fort must be torn down on the way to get enough actions. */
  readonly store: boolean
  /** The country that falls by it, or null. */
  readonly fells: Seat | null
  /** The refusal, or null. Only set for the place beside the army's present space. */
  readonly refusal: Refusal | null
}

/** Returns the kind of a build or tear action at the army's place. */
function kindOf(state: State, place: Place, type: 'build' | 'tear'): DeedKind {
  const isOwn = ownerOf(state, place) === state.onTurn
  if (type === 'build') return isOwn ? 'fortify' : 'besiege'
  if (tearGains(state)) return 'gain'
  return isOwn && isBesieged(state, place) ? 'relieve' : 'tear'
}

/** Returns the country that falls by an allowed action, or null. */
function felledBy(state: State, action: Action): Seat | null {
  if (action.type !== 'build') return null
  const next = after(state, action)
  return seatsOf(state).find((seat) => hasFallen(next, seat) && !hasFallen(state, seat)) ?? null
}

/** Returns the actions at places in reach, each by its cheapest way, and the refused ones at the army's own place. */
export const deedsOf = memoizeByObject((state: State): readonly PlaceAction[] => {
  if (state.phase !== 'act') return []
  const found = new Map<string, PlaceAction>()
  const isHere = !isPassing(state)
  for (const { plan, space, store, reached } of stopsAndHere(state)) {
    for (const type of ['build', 'tear'] as const) {
      // Skip places with an own fort torn down on the way: rebuilding it there is pointless.
      if (fortOn(state, placeAt(state, space)) !== fortOn(reached.state, placeAt(state, space))) continue
      const deed = { ...deedAt(reached.state, space, type, plan), store }
      const key = `${deed.place} ${deed.deed}`
      const isTold = deed.refusal === null || (isHere && plan.length === 0 && isWorthTelling(deed.refusal))
      if (isTold && !(found.get(key)?.refusal === null)) found.set(key, deed)
    }
  }
  return [...found.values()]
})

/** True if the refusal needs an explanation. A missing or existing fort is visible on the board. */
const isWorthTelling = ({ code }: Refusal): boolean => code !== 'no-fort-here' && code !== 'fort-stands-here'

function deedAt(
  state: State,
  space: Space,
  type: 'build' | 'tear',
  plan: readonly Action[],
): Omit<PlaceAction, 'store'> {
  const place = placeAt(state, space)
  const refusal = fortland.refuse(state, { type })
  return {
    place,
    space,
    deed: kindOf(state, place, type),
    price: worthOf(state, place),
    plan: [...plan, { type }],
    fells: refusal ? null : felledBy(state, { type }),
    refusal,
  }
}

/** Returns the changes to forts between two positions of one turn, by place. */
export function deedsBetween(before: State, then: State): { place: Place; deed: DeedKind }[] {
  const seat = before.onTurn
  return allPlaces(before).flatMap((place): { place: Place; deed: DeedKind }[] => {
    const [was, is] = [fortOn(before, place), fortOn(then, place)]
    const isOwn = ownerOf(before, place) === seat
    if (was === is || hasFallen(then, ownerOf(then, place))) return []
    if (is === seat) return [{ place, deed: isOwn ? 'fortify' : 'besiege' }]
    if (was === seat) return [{ place, deed: 'gain' }]
    return [{ place, deed: isOwn ? 'relieve' : 'tear' }]
  })
}
