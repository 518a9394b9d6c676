import {
  type Action,
  emptyPlaces,
  fairyTale,
  places,
  type State,
  TURNS,
  walks,
} from '../engine/fairy-tale/index.ts'
import {
  type Chance,
  distance,
  eastOf,
  type Place,
  randomState,
  seededChance,
  southOf,
} from '../engine/kernel/index.ts'
import { copyOf } from './copy.ts'

/** How many ways to lay a tile are tried before it is left: most turns have one among the first few. */
const TRIES = 40

/**
 * Plays until the turn has passed on or the game is over, as somebody would who is sensible and in a hurry:
 * removes where it stands, walks towards the monster nearest to the oak, lays a tile where it comes to mind, and
 * answers as harms the oak least. It knows what players know: what `chance` brings, it does not foresee.
 */
export function playTurn(state: State, chance: Chance): void {
  const { turn } = state
  const act = (action: Action) => fairyTale.apply({ state, chance }, action)
  let acted = state.phase !== 'action'
  while (!state.outcome && state.turn === turn) {
    const answer = answerOf(state)
    if (answer) act(answer)
    else if (state.phase === 'new-monsters') act({ type: 'roll' })
    else if (!acted) acted = true
    else {
      actOut(state, chance, act)
      if (!state.pending && !state.outcome && state.turn === turn) act({ type: 'end-turn' })
    }
  }
}

/** The answer to the open question that leaves the oak safest; null when there is none. */
function answerOf(state: State): Action | null {
  if (!state.pending) return null
  if (state.pending.kind === 'die') return { type: 'keep-die' }
  const answers = fairyTale.list(state).filter(({ type }) => type !== 'give-up' && type !== 'use')
  const dangers = answers.map((answer) => {
    const then = copyOf(state)
    // What else the answer would bring is not known: any luck will do.
    fairyTale.apply({ state: then, chance: seededChance({ random: randomState(0) }) }, answer)
    return danger(then)
  })
  return answers[dangers.indexOf(Math.min(...dangers))] ?? null
}

/** What an action phase is used for, as long as no question comes up. */
function actOut(state: State, chance: Chance, act: (action: Action) => void): void {
  remove(state, act)
  for (const to of wayToWorst(state)) {
    const step: Action = { type: 'walk', to }
    if (state.pending || state.outcome || fairyTale.refuse(state, step)) break
    act(step)
  }
  remove(state, act)
  const laid = someTile(state, chance)
  if (laid) act(laid)
}

function remove(state: State, act: (action: Action) => void): void {
  if (state.pending || state.outcome) return
  const at = state.seats[state.onTurn]?.at
  const monsters = at === undefined ? [] : [...(state.tiles[at]?.monsters ?? [])]
  for (const { n } of monsters) {
    const action: Action = { type: 'remove', monster: n }
    if (!state.pending && !fairyTale.refuse(state, action)) act(action)
  }
}

/** The steps towards the monster nearest to the oak that nobody stands with; none where it is best to stay. */
function wayToWorst(state: State): readonly Place[] {
  const here = state.seats[state.onTurn]?.at
  if (state.pending || state.outcome || here === undefined) return []
  const held = new Set(state.seats.filter((_, seat) => seat !== state.onTurn).map(({ at }) => at))
  const haunted = places(state.tiles).filter((at) => state.tiles[at]?.monsters.length && !held.has(at))
  const [worst] = haunted.sort((a, b) => distance(a) - distance(b) || a - b)
  if (worst === undefined || worst === here) return []
  const nearest = walks(state).reduce<{ path: readonly Place[]; left: number }>(
    (best, { to, path }) => (apart(to, worst) < best.left ? { path, left: apart(to, worst) } : best),
    { path: [], left: apart(here, worst) },
  )
  return nearest.path
}

const apart = (a: Place, b: Place): number =>
  Math.abs(eastOf(a) - eastOf(b)) + Math.abs(southOf(a) - southOf(b))

/** A way to lay a market tile that comes to mind; null when none of some does. */
function someTile(state: State, chance: Chance): Action | null {
  if (state.pending || state.outcome || state.phase !== 'action') return null
  const empty = emptyPlaces(state.tiles)
  const slots = [...state.market.keys()].filter((slot) => state.market[slot] !== null)
  if (slots.length === 0 || empty.length === 0) return null
  for (let tried = 0; tried < TRIES; tried++) {
    const action: Action = {
      type: 'expand',
      slot: slots[chance.draw(slots.length)] ?? 0,
      at: empty[chance.draw(empty.length)] ?? 0,
      turn: TURNS[chance.draw(TURNS.length)] ?? 0,
    }
    if (!fairyTale.refuse(state, action)) return action
  }
  return null
}

/** How badly the oak stands: hearts first, then how many monsters are how near. */
function danger({ hearts, tiles }: State): number {
  const near = places(tiles).reduce(
    (sum, at) => sum + (tiles[at]?.monsters.length ?? 0) / Math.max(1, distance(at)) ** 2,
    0,
  )
  return near - hearts * 1000
}
