import {
  GRANDMOTHER,
  houseOn,
  isGoal,
  isJoined,
  places,
  type State,
  stepsFrom,
  tamesCrowds,
  winsByDiamonds,
} from '../../../engine/fairy-tale/index.ts'
import {
  CENTRE,
  DIRECTIONS,
  distanceFromCentre,
  neighbour,
  type Place,
} from '../../../engine/kernel/index.ts'
import { type Courses, crowdDanger, dangerAt } from './danger.ts'
import type { ExpansionValues } from './expansion-bots.ts'

/** The value of stepping onto a dark diamond, where 1 is a monster next to the Oak. */
const DIAMOND = 4

/** The value of a dark diamond that is only a den, because the game has another goal [R 68]. */
const DEN = 0.5

/** The value of resetting a sprung tile. */
const SPRUNG = 0.3

/** Factor on the value of a goal for each step to it. */
const FADE = 0.8

/** The value of picking up or delivering a basket. */
const BASKET = 0.4

/** Returns the value of each place for the character on turn: near monsters that threaten the Oak and near dark diamonds is better. */
export function standings(state: State, courses: Courses, values: () => ExpansionValues): Map<Place, number> {
  const standing = new Map<Place, number>()
  const { character = 'huntsman', memory } = state.seats[state.onTurn] ?? {}
  const errand = character === 'red-riding-hood' ? (memory?.['basket'] ? 'deliver' : 'fetch') : null
  const crowds = tamesCrowds(character)
  const expansions = state.extras ? values() : null
  for (const place of places(state.tiles)) {
    const expansionValue = expansions ? expansions.expansionWorth(state, place) : 0
    const worth = goalAt(state, courses, crowds, place) + errandAt(state, errand, place) + expansionValue
    if (worth > 0) standing.set(place, worth)
  }
  spread(state, standing)
  return standing
}

/** Gives every place a share in the value of the places that its roads lead to. */
function spread(state: State, standing: Map<Place, number>): void {
  const { tiles, extras } = state
  const queue = [...standing.keys()]
  for (const place of queue) {
    const worth = (standing.get(place) ?? 0) * FADE
    if (worth < 0.01) continue
    const reached = (next: Place) => {
      if (worth <= (standing.get(next) ?? 0)) return
      standing.set(next, worth)
      queue.push(next)
    }
    if (extras) for (const next of stepsFrom(state, place)) reached(next)
    else for (const side of DIRECTIONS) if (isJoined(tiles, place, side)) reached(neighbour(place, side))
  }
}

function goalAt(state: State, courses: Courses, crowds: boolean, place: Place): number {
  const tile = state.tiles[place]
  if (!tile) return 0
  if (isGoal(tile)) return winsByDiamonds(state.rules) ? DIAMOND : DEN
  const count = tile.monsters.length
  // Heroes who remove a whole crowd at once want a large one. For others a larger crowd adds little.
  const many = crowds ? count : 1 + 0.2 * (count - 1)
  const crowd = count === 0 ? 0 : many * dangerAt(courses, place)
  return (
    crowd +
    (tile.sprung && !houseOn(tile) ? SPRUNG : 0) +
    (tile.building === 'catapult' ? nextTo(state, courses, place) : 0)
  )
}

/** The danger of the worst crowd next to a catapult. */
const nextTo = (state: State, courses: Courses, place: Place): number =>
  Math.max(...DIRECTIONS.map((side) => crowdDanger(state, courses, neighbour(place, side))))

function errandAt({ tiles }: State, errand: 'deliver' | 'fetch' | null, place: Place): number {
  if (errand === 'fetch') return place === CENTRE ? BASKET : 0
  const isThere =
    errand === 'deliver' && distanceFromCentre(place) >= GRANDMOTHER && tiles[place]?.monsters.length === 0
  return isThere ? BASKET : 0
}
