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
import type { Chance } from '../../../engine/kernel/index.ts'
import { after } from '../foresight/index.ts'
import { valueFor } from './evaluate.ts'
import { bestFirst } from './order.ts'

/** Pawns, trees and who has acted on a tile go into one character: each is at most three. */
const BASE = 4

/** What makes a position what it is, as a short text: the same for two that are the same, in play and in what may come. */
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

/** More than any position is worth; a win is the more worth the sooner it comes. */
const WIN = 1_000_000

/** Whether a value says that the game is decided. */
const isDecided = (value: number): boolean => Math.abs(value) > WIN / 2

/** How far a search looks. It counts positions and never looks at a clock, so a busy machine plays no worse. */
export interface Limits {
  /** So many actions ahead it looks in any case. */
  readonly least: number
  /** Further it looks as long as it has seen fewer positions than this. */
  readonly positions: number
  /** Whether captures and seventh pawns are played on at the end of what it sees. */
  readonly calmly: boolean
}

/** What a search has found. */
export interface Found {
  action: Action
  /** How it stands for whoever acts. */
  value: number
  /** How many actions ahead was looked. */
  depth: number
  positions: number
}

/** Never further than this, even where little can be done. */
const FARTHEST = 24

/** Captures played on beyond the end, at most. */
const CALMING = 4

/** What is known of a position: by how many actions ahead, and whether its worth is exact or a bound. */
interface Known {
  depth: number
  value: number
  bound: 'exact' | 'least' | 'most'
  best: Action | null
}

/** A search that has seen all the positions that it may. */
class Spent extends Error {}

/**
 * The best action by alpha-beta over single actions (two a turn, the same side twice), ever further ahead, with a table of
 * positions: the same two actions in another order meet again. What is equally good, luck decides.
 */
export function search(state: State, limits: Limits, luck: Chance): Found {
  const actions = shuffled(boogyman.list(state), luck)
  const [first] = actions
  if (!first) throw new Error('There is nothing to do.')
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

/** Puts actions in an order of luck. */
function shuffled(actions: readonly Action[], luck: Chance): Action[] {
  const left = [...actions]
  return actions.flatMap(() => left.splice(luck.draw(left.length), 1))
}

/** One search, with all that it has come to know. */
class Search {
  positions = 0
  readonly #limits: Limits
  readonly #known = new Map<string, Known>()
  #mayStop = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** The best of some actions, so many actions ahead; null where the positions were spent before it was known. */
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

  /** What an action is worth to whoever acts: the other side's worth turned round, where it passes the turn. */
  #valueAfter(state: State, action: Action, depth: number, alpha: number, beta: number, ply: number): number {
    const next = after(state, action)
    return next.onTurn === state.onTurn
      ? this.#valueOf(next, depth, alpha, beta, ply)
      : -this.#valueOf(next, depth, -beta, -alpha, ply)
  }

  /** What a position is worth to the seat on turn, so many actions ahead. */
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

  /** What a position is worth when whoever is on turn may stand still, or capture, or bring the seventh pawn. */
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

/** Whether what is known of a position is enough between these bounds. */
const settles = ({ bound, value }: Known, alpha: number, beta: number): boolean =>
  bound === 'exact' || (bound === 'least' ? value >= beta : value <= alpha)

/** What a finished game is worth to the seat that stands on turn. */
function wonBy({ outcome, onTurn }: State, ply: number): number {
  if (!outcome || outcome.winner === null) return 0
  return outcome.winner === onTurn ? WIN - ply : ply - WIN
}

/** What changes a position so much that it must be played on before it is judged. */
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
