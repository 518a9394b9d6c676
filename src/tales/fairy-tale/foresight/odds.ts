import {
  copyOf,
  fairyTale,
  type MonsterKind,
  rollsSixAgain,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type DieFace, type Direction, scriptedChance } from '../../../engine/kernel/index.ts'
import {
  afterMovements,
  awaitsMovement,
  type Futures,
  futuresOf,
  MOVEMENTS,
  type Movement,
} from './future.ts'

/** How likely each number of hearts is lost, from none to three: four chances that make 1 together. */
export type Losses = readonly [none: number, one: number, two: number, three: number]

/** A monster that may reach the oak in the coming movement, and how likely. */
interface Threat {
  monster: number
  kind: MonsterKind
  chance: number
}

/** What the coming movement may cost, exact over all dice. On a 5 the players choose what is best for them. */
export interface Odds {
  losses: Losses
  /** The chance that a heart is lost by the movement of each side's own die (a 5 that chooses it included), and by a 6. */
  bySide: Record<Direction | 'all', number>
  /** The monsters that may reach the oak, the likeliest first. */
  threats: Threat[]
}

/** The chance of one face. */
const FACE = 1 / 6

const SAFE: Losses = [1, 0, 0, 0]

/** The odds of the coming movement; null when nobody will move (see {@link futuresOf}). */
export function oddsOf(state: State): Odds | null {
  const futures = futuresOf(state)
  return futures && oddsOfFutures(futures)
}

/** The side that players choose on a 5: the first of those that cost the least. */
export const bestSide = (futures: Futures): Direction =>
  DIRECTIONS.reduce((best, side) => (futures[side].hurt < futures[best].hurt ? side : best))

/** What each of the six faces of the die brings: a 5, the last here, the side that players choose. */
export const sixFaces = (futures: Futures): Movement[] => [...MOVEMENTS, bestSide(futures)]

/** On how many of the six faces of the die the oak is hurt. */
export const hurtingFaces = (futures: Futures): number =>
  sixFaces(futures).filter((way) => futures[way].hurt > 0).length

/** The chance that the coming movement hurts the oak; null when nobody will move. All who tell the risk ask here. */
export function riskOf(state: State): number | null {
  const futures = futuresOf(state)
  return futures && hurtingFaces(futures) / 6
}

/** The odds of a movement of which all futures are known. */
export function oddsOfFutures(futures: Futures): Odds {
  const weights = { north: FACE, east: FACE, south: FACE, west: FACE, all: FACE }
  weights[bestSide(futures)] += FACE
  const bySide = { north: 0, east: 0, south: 0, west: 0, all: 0 }
  const threats = new Map<number, Threat>()
  for (const way of MOVEMENTS) {
    const { events, hurt } = futures[way]
    if (hurt > 0) bySide[way] = weights[way]
    for (const event of events) {
      if (event.type !== 'oak-hurt') continue
      const { monster, kind } = event
      threats.set(monster, { monster, kind, chance: (threats.get(monster)?.chance ?? 0) + weights[way] })
    }
  }
  return {
    losses: mixed(MOVEMENTS.map((way) => [weights[way], lossesOf(futures[way].hurt)])),
    bySide,
    threats: [...threats.values()].sort((a, b) => b.chance - a.chance || a.monster - b.monster),
  }
}

/**
 * How many hearts are lost by the end of the next player's turn if nobody acts: this turn's movement (after a bargain
 * two of them), that turn's new monsters and its movement, exact over all dice; on every 5 the players choose what is
 * best for them. Null when nobody will move now.
 */
export const lossesByNextTurn = (state: State): Losses | null =>
  awaitsMovement(state) ? movedThen(state, afterSpawning) : null

/** Hearts lost in all movements of this turn, of which some have gone these ways, and in what follows them. */
function movedThen(state: State, then: (after: State) => Losses, gone: readonly Movement[] = []): Losses {
  if (gone.length === state.rolls.movement) return after(state, afterMovements(state, gone), then)
  const outcomes = MOVEMENTS.map((way) => movedThen(state, then, [...gone, way]))
  return mixed([...outcomes, bestOf(outcomes.slice(0, DIRECTIONS.length))].map((losses) => [FACE, losses]))
}

/** Hearts lost from the roll for new monsters to the end of that turn. */
function afterSpawning(state: State): Losses {
  const sides = ([1, 2, 3, 4] as const).map((face) => afterSpawningBy(state, face))
  const upToFive = [...sides, bestOf(sides)]
  // Where a 6 is rolled again for want of a den, the other five faces share its chance [R 8].
  const again = rollsSixAgain(state)
  const faces = again ? upToFive : [...upToFive, afterSpawningBy(state, 6)]
  return mixed(faces.map((losses) => [1 / faces.length, losses]))
}

function afterSpawningBy(state: State, face: DieFace): Losses {
  const spawned = copyOf(state)
  const table = { state: spawned, chance: scriptedChance({ dice: [face] }) }
  fairyTale.apply(table, { type: 'roll' })
  if (spawned.pending?.kind === 'die') fairyTale.apply(table, { type: 'keep-die' })
  return after(state, spawned, (next) => (awaitsMovement(next) ? movedThen(next, () => SAFE) : SAFE))
}

/** The hearts that a step of the game cost, and those that follow it, unless it ended the game. */
function after(before: State, now: State, then: (state: State) => Losses): Losses {
  return shifted(now.outcome ? SAFE : then(now), before.hearts - now.hearts)
}

/** No heart is lost, or some are for certain. */
const lossesOf = (hurt: number): Losses => shifted(SAFE, hurt)

/** The same with so many hearts more; more than three are none to lose. */
function shifted(losses: Losses, hearts: number): Losses {
  if (hearts === 0) return losses
  const more = [0, 0, 0, 0] as [number, number, number, number]
  losses.forEach((chance, lost) => {
    const sum = Math.min(lost + hearts, more.length - 1)
    more[sum] = (more[sum] ?? 0) + chance
  })
  return more
}

const mixed = (parts: readonly (readonly [chance: number, losses: Losses])[]): Losses => {
  const sum = (lost: 0 | 1 | 2 | 3) => parts.reduce((all, [chance, losses]) => all + chance * losses[lost], 0)
  return [sum(0), sum(1), sum(2), sum(3)]
}

/** What players choose: the least chance of losing all three, then two, then one. */
const bestOf = (choices: readonly Losses[]): Losses =>
  choices.reduce((best, other) => (compareLosses(other, best) < 0 ? other : best))

const compareLosses = (a: Losses, b: Losses): number => a[3] - b[3] || a[2] - b[2] || a[1] - b[1]
