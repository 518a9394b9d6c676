import {
  type Action,
  boogyman,
  enemyOf,
  PAWNS,
  pawnsOn,
  pawnsStanding,
  type State,
  TILES,
} from '../../../engine/boogyman/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'
import { after } from '../foresight/index.ts'
import { valueFor } from './evaluate.ts'
import { bestFirst } from './order.ts'

/** Pawns, trees and acted pawns of a tile share one character; each is at most 3. */
const BASE = 4

/** A short key of a position, for the transposition table. Equal keys mean equal positions with equal futures. */
export function keyOf(state: State): string {
  const { pawns, trees, acted, boogymen, prowled, onTurn, actions, turn, quiet } = state
  const rest = [
    boogymen[0] ?? TILES.length,
    boogymen[1] ?? TILES.length,
    Number(prowled),
    onTurn,
    actions,
    turn,
    quiet + 1,
  ]
  const tiles = TILES.map(
    (tile) =>
      (((pawns[0][tile] ?? 0) * BASE + (pawns[1][tile] ?? 0)) * BASE + (trees[tile] ?? 0)) * BASE +
      (acted[tile] ?? 0),
  )
  return String.fromCharCode(...tiles, ...rest)
}

/** Exceeds any value of a position. Earlier wins are worth more. */
const WIN = 1_000_000

/** True if a value means that the game is decided. */
const isDecided = (value: number): boolean => Math.abs(value) > WIN / 2

/** Limits of a search. Positions are counted instead of time, so that a busy machine plays equally well. */
export interface Limits {
  /** Minimum depth in actions. */
  readonly least: number
  /** Search deeper while fewer positions than this were seen. */
  readonly positions: number
  /** True to continue at the horizon with captures and seventh pawns. */
  readonly calmly: boolean
}

/** Result of a search. */
export interface Found {
  action: Action
  /** Value for the seat that acts. */
  value: number
  /** Depth of the search, in actions. */
  depth: number
  positions: number
}

/** Maximum depth, for positions with few actions. */
const FARTHEST = 24

/** Maximum number of extra captures beyond the horizon. */
const CALMING = 4

/** Entry of the transposition table: value, the depth it was searched to, and its kind of bound. */
interface Known {
  depth: number
  value: number
  bound: 'exact' | 'least' | 'most'
  best: Action | null
}

/** Thrown when the limit of positions is reached. */
class Spent extends Error {}

/**
 * Finds the best action by alpha-beta over single actions (two per turn, by the same side) with iterative deepening. A transposition table
 * merges orders of the same actions. Luck breaks ties.
 */
export function search(state: State, limits: Limits, luck: Rng): Found {
  const actions = shuffled(boogyman.list(state), luck)
  const [first] = actions
  if (!first) throw new Error('Cannot search: no action is allowed.')
  const thought = new Search(limits)
  let found: Found = { action: first, value: 0, depth: 0, positions: 0 }
  for (let depth = 1; depth <= FARTHEST; depth++) {
    if (depth > limits.least && (thought.positions >= limits.positions || actions.length === 1)) break
    const deeper = thought.best(state, actions, found, depth)
    if (!deeper) break
    found = deeper
    if (isDecided(found.value)) break
  }
  return { ...found, positions: thought.positions }
}

/** Shuffles actions. */
function shuffled(actions: readonly Action[], luck: Rng): Action[] {
  const left = [...actions]
  return actions.flatMap(() => left.splice(luck.draw(left.length), 1))
}

/** One search, with its transposition table. */
class Search {
  positions = 0
  readonly #limits: Limits
  readonly #known = new Map<string, Known>()
  #mayStop = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Returns the best of some actions at a depth, or null if the limit of positions was reached first. */
  best(state: State, actions: readonly Action[], sofar: Found, depth: number): Found | null {
    this.#mayStop = depth > this.#limits.least
    const found: Found = { ...sofar, value: Number.NEGATIVE_INFINITY, depth }
    const order = [sofar.action, ...actions.filter((action) => action !== sofar.action)]
    try {
      for (const action of order) {
        const value = this.#valueAfter(state, action, depth - 1, found.value, Number.POSITIVE_INFINITY, 1)
        if (value > found.value) Object.assign(found, { action, value })
      }
    } catch (error) {
      if (error instanceof Spent) return null
      throw error
    }
    return found
  }

  /** The value of an action for the seat that acts, negated if the action passes the turn. */
  #valueAfter(state: State, action: Action, depth: number, alpha: number, beta: number, ply: number): number {
    const next = after(state, action)
    return next.onTurn === state.onTurn
      ? this.#valueOf(next, depth, alpha, beta, ply)
      : -this.#valueOf(next, depth, -beta, -alpha, ply)
  }

  /** The value of a position for the seat on turn, at a depth. */
  #valueOf(state: State, depth: number, alpha: number, beta: number, ply: number): number {
    this.positions += 1
    if (this.#mayStop && this.positions > this.#limits.positions) throw new Spent()
    if (state.outcome) return wonBy(state, ply)
    if (depth <= 0) return this.#calmValue(state, this.#limits.calmly ? CALMING : 0, alpha, beta, ply)
    const key = keyOf(state)
    const known = this.#known.get(key)
    if (known && known.depth >= depth && settles(known, alpha, beta)) return known.value
    let best: Action | null = null
    let value = Number.NEGATIVE_INFINITY
    for (const action of bestFirst(state, boogyman.list(state), known?.best ?? null)) {
      const worth = this.#valueAfter(state, action, depth - 1, Math.max(alpha, value), beta, ply + 1)
      if (worth > value) {
        value = worth
        best = action
      }
      if (value >= beta) break
    }
    const bound = value >= beta ? 'least' : value <= alpha ? 'most' : 'exact'
    this.#known.set(key, { depth, value, bound, best })
    return value
  }

  /** Quiescence search: the value if the seat on turn may pass, capture, or bring the seventh pawn. */
  #calmValue(state: State, left: number, alpha: number, beta: number, ply: number): number {
    if (state.outcome) return wonBy(state, ply)
    let value = valueFor(state, state.onTurn)
    if (left === 0) return value
    for (const action of stormy(state)) {
      if (value >= beta) break
      this.positions += 1
      const next = after(state, action)
      const floor = Math.max(alpha, value)
      const worth =
        next.onTurn === state.onTurn
          ? this.#calmValue(next, left - 1, floor, beta, ply + 1)
          : -this.#calmValue(next, left - 1, -beta, -floor, ply + 1)
      value = Math.max(value, worth)
    }
    return value
  }
}

/** True if the table entry decides between these bounds. */
const settles = ({ bound, value }: Known, alpha: number, beta: number): boolean =>
  bound === 'exact' || (bound === 'least' ? value >= beta : value <= alpha)

/** The value of a finished game for the seat on turn. */
function wonBy({ outcome, onTurn }: State, ply: number): number {
  if (!outcome || outcome.winner === null) return 0
  return outcome.winner === onTurn ? WIN - ply : ply - WIN
}

/** Actions that change the value sharply; they must be searched before the position is evaluated. */
function stormy(state: State): Action[] {
  const enemy = enemyOf(state.onTurn)
  const isOneShort = pawnsStanding(state, state.onTurn) === PAWNS - 1
  return boogyman
    .list(state)
    .filter(
      (action) =>
        (action.type === 'prowl' && pawnsOn(state, enemy, action.to) > 0) ||
        (isOneShort && action.type === 'spawn'),
    )
}
