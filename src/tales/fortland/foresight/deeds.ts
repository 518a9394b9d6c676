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
import { oncePer } from '../../../engine/kernel/index.ts'
import { stopsAndHere } from './reach.ts'
import { after } from './turn.ts'

/**
 * What an army does at a place: it lays a siege, builds a wall, frees one of its own places, tears down another fort, or
 * fetches one of its own for its actions.
 */
export type DeedKind = 'besiege' | 'fortify' | 'relieve' | 'tear' | 'gain'

/** Something that the army on turn could do at a place in this turn. */
export interface Deed {
  readonly place: Place
  /** Where it stands then. */
  readonly space: Space
  readonly deed: DeedKind
  /** What it costs there; or gives, for `gain`. */
  readonly price: 2 | 3
  /** A cheapest way: the marches there, and the deed. */
  readonly plan: readonly Action[]
  /** An own fort has to go home on the way so that it comes so far. */
  readonly store: boolean
  /** Who falls by it. */
  readonly fells: Seat | null
  /** Why it cannot be done: told of the place where the army stands now alone. */
  readonly refusal: Refusal | null
}

/** Building and tearing down at the place where the army on turn stands, by what each comes to. */
function kindOf(state: State, place: Place, type: 'build' | 'tear'): DeedKind {
  const isOwn = ownerOf(state, place) === state.onTurn
  if (type === 'build') return isOwn ? 'fortify' : 'besiege'
  if (tearGains(state)) return 'gain'
  return isOwn && isBesieged(state, place) ? 'relieve' : 'tear'
}

/** Who falls by an action that is allowed. */
function felledBy(state: State, action: Action): Seat | null {
  if (action.type !== 'build') return null
  const next = after(state, action)
  return seatsOf(state).find((seat) => hasFallen(next, seat) && !hasFallen(state, seat)) ?? null
}

/** What can be done at places within reach, each by its cheapest way; and what not, where the army stands. */
export const deedsOf = oncePer((state: State): readonly Deed[] => {
  if (state.phase !== 'act') return []
  const found = new Map<string, Deed>()
  const isHere = !isPassing(state)
  for (const { plan, space, store, reached } of stopsAndHere(state)) {
    for (const type of ['build', 'tear'] as const) {
      // To fetch a fort and build it there again is nothing to be told of.
      if (fortOn(state, placeAt(state, space)) !== fortOn(reached.state, placeAt(state, space))) continue
      const deed = { ...deedAt(reached.state, space, type, plan), store }
      const key = `${deed.place} ${deed.deed}`
      const isTold = deed.refusal === null || (isHere && plan.length === 0 && isWorthTelling(deed.refusal))
      if (isTold && !(found.get(key)?.refusal === null)) found.set(key, deed)
    }
  }
  return [...found.values()]
})

/** Whether somebody might wonder why it cannot be done: what is plain to see needs no word. */
const isWorthTelling = ({ code }: Refusal): boolean => code !== 'no-fort-here' && code !== 'fort-stands-here'

function deedAt(
  state: State,
  space: Space,
  type: 'build' | 'tear',
  plan: readonly Action[],
): Omit<Deed, 'store'> {
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

/** What has been done to the forts between two positions of one turn, place by place. */
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
