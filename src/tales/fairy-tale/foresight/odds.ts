import {
  copyOf,
  facesToFall,
  type MonsterKind,
  monstersToCome,
  places,
  type State,
  sideOfDie,
} from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type DieFace, type Direction, scriptedRng } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import {
  afterMovements,
  awaitsMovement,
  type Futures,
  futuresOf,
  MOVEMENTS,
  type Movement,
} from './future.ts'

/** The probabilities of losing none to three hearts; they sum to 1. */
export type Losses = readonly [none: number, one: number, two: number, three: number]

/** A monster that may reach the Oak in the coming movement, and the probability. */
interface Threat {
  monster: number
  kind: MonsterKind
  chance: number
}

/** The cost of the coming movement, exact over all dice. On a 5 players choose their best side. */
export interface MovementOdds {
  losses: Losses
  /** The probability of losing a heart by each side's movement (including a 5 that chooses it), and by a 6. */
  bySide: Record<Direction | 'all', number>
  /** The monsters that may reach the Oak, the likeliest first. */
  threats: Threat[]
}

const SAFE: Losses = [1, 0, 0, 0]

/** Returns the odds of the coming movement; null if no movement follows (see {@link futuresOf}). */
export function oddsOf(state: State): MovementOdds | null {
  const futures = futuresOf(state)
  return futures && oddsOfFutures(futures)
}

/** The side that players choose on a 5: the one with most faces, because the 5 is counted for it. */
export const bestSide = (futures: Futures): Direction =>
  DIRECTIONS.reduce((best, side) => (futures[side].faces > futures[best].faces ? side : best))

/** Returns the movement of each possible face. A 5 is the side that players choose. */
export const allFaces = (futures: Futures): Movement[] =>
  MOVEMENTS.flatMap((way) => Array.from({ length: futures[way].faces }, () => way))

/** The number of these faces that cost a heart, or lose the game with hearts left [R 58] [R 70]. */
export const hurtingFaces = (futures: Futures): number =>
  allFaces(futures).filter((way) => futures[way].hurt > 0 || futures[way].after.outcome === 'lost').length

/**
 * Returns the probability that the coming movement hurts the Oak; null if no movement follows. Every display of the risk must use this
 * function.
 */
export function riskOf(state: State): number | null {
  const futures = futuresOf(state)
  return futures && hurtingFaces(futures) / allFaces(futures).length
}

/** Returns the odds of a movement from its futures. */
export function oddsOfFutures(futures: Futures): MovementOdds {
  const share = 1 / allFaces(futures).length
  const bySide = { north: 0, east: 0, south: 0, west: 0, all: 0 }
  const threats = new Map<number, Threat>()
  for (const way of MOVEMENTS) {
    const { events, hurt, faces } = futures[way]
    if (hurt > 0) bySide[way] = faces * share
    for (const event of events) {
      if (event.type !== 'oak-hurt') continue
      const { monster, kind } = event
      const before = threats.get(monster)?.chance ?? 0
      if (faces > 0) threats.set(monster, { monster, kind, chance: before + faces * share })
    }
  }
  return {
    losses: mixed(MOVEMENTS.map((way) => [futures[way].faces * share, lossesOf(futures[way].hurt)])),
    bySide,
    threats: [...threats.values()].sort((a, b) => b.chance - a.chance || a.monster - b.monster),
  }
}

/**
 * Returns the hearts lost by the end of the next player's turn if nothing is done: this turn's movements (two after a bargain), then new
 * monsters and one movement. Exact over all dice; on every 5 players choose their best side. Null if no movement follows now.
 */
export const lossesByNextTurn = (state: State): Losses | null =>
  awaitsMovement(state) ? movedThen(state, afterSpawning) : null

/** The hearts lost in the remaining movements of this turn and afterwards. `gone`: the movements already made. */
function movedThen(state: State, then: (after: State) => Losses, gone: readonly Movement[] = []): Losses {
  if (gone.length === state.rolls.movement) return after(state, afterMovements(state, gone), then)
  const faces = facesToFall(gone.length === 0 ? state : withoutForetold(state), 'movement')
  return acrossFaces(faces, (face) => movedThen(state, then, [...gone, face === 6 ? 'all' : sideOfDie(face)]))
}

/** The state without a die that is known in advance, which holds for the first movement only [R 66]. */
const withoutForetold = (state: State): State =>
  state.extras ? { ...state, extras: { ...state.extras, foretold: null } } : state

/** The hearts lost from the roll for new monsters to the end of that turn. */
function afterSpawning(state: State): Losses {
  if (state.rules.arrivals === 'each') return afterEach(state)
  return acrossFaces(facesToFall(state, 'new-monsters'), (face) => {
    const spawned = copyOf(state)
    const table = { state: spawned, chance: scriptedRng({ dice: [face] }) }
    fairyTale.apply(table, { type: 'roll' })
    if (spawned.pending?.kind === 'die') fairyTale.apply(table, { type: 'keep-die' })
    return after(state, spawned, afterArrivals)
  })
}

/** The mean over all faces of a die. On a 5 players choose their best side. */
function acrossFaces(faces: readonly DieFace[], losses: (face: PlainFace) => Losses): Losses {
  const known = new Map<PlainFace, Losses>()
  const on = (face: PlainFace): Losses => {
    const found = known.get(face) ?? losses(face)
    known.set(face, found)
    return found
  }
  return mixed(faces.map((face) => [1 / faces.length, face === 5 ? bestOf(SIDES.map(on)) : on(face)]))
}

/** The faces that involve no choice, and those of them that are sides. */
type PlainFace = Exclude<DieFace, 5>
const SIDES = [1, 2, 3, 4] as const

const afterArrivals = (state: State): Losses => (awaitsMovement(state) ? movedThen(state, () => SAFE) : SAFE)

/**
 * The same if each new monster has a die of its own [R 71]. Exact too: forests that differ only in the order of arrival are computed once.
 */
function afterEach(state: State): Losses {
  const known = new Map<string, Losses>()
  const coming = (now: State, left: number): Losses => {
    if (left === 0) return afterArrivals(now)
    const key = `${left} ${forestText(now)}`
    const losses =
      known.get(key) ??
      acrossFaces(facesToFall(now, 'new-monsters'), (face) =>
        after(now, withOneMore(now, face), (next) => coming(next, left - 1)),
      )
    known.set(key, losses)
    return losses
  }
  return coming({ ...state, rolls: { ...state.rolls, monsters: 0 } }, monstersToCome(state))
}

/** The state after one more new monster, by a die with this face, as if it were the last one. */
function withOneMore(state: State, face: DieFace): State {
  const next = copyOf(state)
  next.phase = 'new-monsters'
  next.pending = { kind: 'die', for: 'new-monsters', face, left: 1 }
  fairyTale.apply({ state: next, chance: scriptedRng({}) }, { type: 'keep-die' })
  return next
}

/** A key of everything in a forest that matters for movement. Monsters' numbers are included only if they tell monsters apart. */
const forestText = ({ tiles, hearts, extras, boxes }: State): string =>
  JSON.stringify([
    hearts,
    extras,
    places(tiles).map((at) => {
      const { building, sprung, symbols, monsters = [] } = tiles[at] ?? {}
      const there = monsters.map(({ n, delayedBy }) => [delayedBy, boxes.dark && n])
      return [at, building, sprung, symbols?.map(({ spent, number }) => [spent, number]), there]
    }),
  ])

/** The hearts lost between two states and afterwards. Nothing follows the end of the game. */
function after(before: State, now: State, then: (state: State) => Losses): Losses {
  return shifted(now.outcome ? SAFE : then(now), before.hearts - now.hearts)
}

/** The losses if `hurt` hearts are lost for certain. */
const lossesOf = (hurt: number): Losses => shifted(SAFE, hurt)

/** Adds a number of lost hearts to the losses, up to a total of three. */
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

/** The losses that players choose: the least chance of losing three, then two, then one. */
const bestOf = (choices: readonly Losses[]): Losses =>
  choices.reduce((best, other) => (compareLosses(other, best) < 0 ? other : best))

const compareLosses = (a: Losses, b: Losses): number => a[3] - b[3] || a[2] - b[2] || a[1] - b[1]
