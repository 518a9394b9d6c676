import {
  copyOf,
  facesToFall,
  type MonsterKind,
  monstersToCome,
  places,
  type State,
  sideOfDie,
} from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type DieFace, type Direction, scriptedChance } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
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
export interface MovementOdds {
  losses: Losses
  /** The chance that a heart is lost by the movement of each side's own die (a 5 that chooses it included), and by a 6. */
  bySide: Record<Direction | 'all', number>
  /** The monsters that may reach the oak, the likeliest first. */
  threats: Threat[]
}

const SAFE: Losses = [1, 0, 0, 0]

/** The odds of the coming movement; null when nobody will move (see {@link futuresOf}). */
export function oddsOf(state: State): MovementOdds | null {
  const futures = futuresOf(state)
  return futures && oddsOfFutures(futures)
}

/** The side that players choose on a 5: the likeliest of the four, since a 5 is counted with it. */
export const bestSide = (futures: Futures): Direction =>
  DIRECTIONS.reduce((best, side) => (futures[side].faces > futures[best].faces ? side : best))

/** What each face that the die can show brings; a 5 brings the side that players choose. */
export const allFaces = (futures: Futures): Movement[] =>
  MOVEMENTS.flatMap((way) => Array.from({ length: futures[way].faces }, () => way))

/** On how many of these faces the oak is hurt, or the tale lost with all hearts left [R 58] [R 70]. */
export const hurtingFaces = (futures: Futures): number =>
  allFaces(futures).filter((way) => futures[way].hurt > 0 || futures[way].after.outcome === 'lost').length

/** The chance that the coming movement hurts the oak; null when nobody will move. All who tell the risk ask here. */
export function riskOf(state: State): number | null {
  const futures = futuresOf(state)
  return futures && hurtingFaces(futures) / allFaces(futures).length
}

/** The odds of a movement of which all futures are known. */
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
 * How many hearts are lost by the end of the next player's turn if nobody acts: this turn's movement (after a bargain
 * two of them), that turn's new monsters and its movement, exact over all dice; on every 5 the players choose what is
 * best for them. Null when nobody will move now.
 */
export const lossesByNextTurn = (state: State): Losses | null =>
  awaitsMovement(state) ? movedThen(state, afterSpawning) : null

/** Hearts lost in all movements of this turn, of which some have gone these ways, and in what follows them. */
function movedThen(state: State, then: (after: State) => Losses, gone: readonly Movement[] = []): Losses {
  if (gone.length === state.rolls.movement) return after(state, afterMovements(state, gone), then)
  const faces = facesToFall(gone.length === 0 ? state : withoutForetold(state), 'movement')
  return acrossFaces(faces, (face) => movedThen(state, then, [...gone, face === 6 ? 'all' : sideOfDie(face)]))
}

/** A die that lies open is that of the first movement alone [R 66]. */
const withoutForetold = (state: State): State =>
  state.extras ? { ...state, extras: { ...state.extras, foretold: null } } : state

/** Hearts lost from the roll for new monsters to the end of that turn. */
function afterSpawning(state: State): Losses {
  if (state.rules.arrivals === 'each') return afterEach(state)
  return acrossFaces(facesToFall(state, 'new-monsters'), (face) => {
    const spawned = copyOf(state)
    const table = { state: spawned, chance: scriptedChance({ dice: [face] }) }
    fairyTale.apply(table, { type: 'roll' })
    if (spawned.pending?.kind === 'die') fairyTale.apply(table, { type: 'keep-die' })
    return after(state, spawned, afterArrivals)
  })
}

/** Of all faces that a die can show the mean; on a 5 players choose the side that is best for them. */
function acrossFaces(faces: readonly DieFace[], losses: (face: PlainFace) => Losses): Losses {
  const known = new Map<PlainFace, Losses>()
  const on = (face: PlainFace): Losses => {
    const found = known.get(face) ?? losses(face)
    known.set(face, found)
    return found
  }
  return mixed(faces.map((face) => [1 / faces.length, face === 5 ? bestOf(SIDES.map(on)) : on(face)]))
}

/** The faces that leave nothing to be chosen, and those of them that are sides. */
type PlainFace = Exclude<DieFace, 5>
const SIDES = [1, 2, 3, 4] as const

const afterArrivals = (state: State): Losses => (awaitsMovement(state) ? movedThen(state, () => SAFE) : SAFE)

/**
 * The same where each monster comes by a die of its own [R 71]. Exact too: forests that differ in nothing but who came first
 * are looked at once.
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

/** The game after one monster more has come, by a die that shows that face, as if it were the last. */
function withOneMore(state: State, face: DieFace): State {
  const next = copyOf(state)
  next.phase = 'new-monsters'
  next.pending = { kind: 'die', for: 'new-monsters', face, left: 1 }
  fairyTale.apply({ state: next, chance: scriptedChance({}) }, { type: 'keep-die' })
  return next
}

/** All that matters of a forest to those who move in it, in writing: their numbers only where some are told apart by them. */
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
