import { luckWasSpent, seededChance } from './chance.ts'
import { type Frame, play, simulate } from './drivers.ts'
import type { Game, Kind } from './game.ts'
import { frozen } from './plain-data.ts'
import { err, ok, type Result } from './result.ts'
import type { Seed } from './seed.ts'
import { type GameSoFar, stateOf } from './state-of.ts'

/** A whole game as its players' decisions. Everything else follows from it. */
export interface GameLog<K extends Kind> {
  readonly config: K['Config']
  readonly seed: Seed
  /** Where it began, if that was in the middle: with a position that somebody set up or sent. */
  readonly from?: K['State']
  readonly actions: readonly K['Action'][]
}

/** One action of a game that is being played: what led to it, what it did, and where it led. */
export interface Move<K extends Kind> {
  readonly action: K['Action']
  readonly before: K['State']
  readonly after: K['State']
  readonly frames: readonly Frame<K['State'], K['Event']>[]
  /** Luck was spent, somebody learned what was hidden, or gave up. Undo goes back to here and no further. */
  readonly barrier: boolean
}

/** That those at the table agreed to go back further than is free. */
export interface TakenBack {
  /** How many moves were left then, or fewer where the game went back behind them later. */
  readonly left: number
  /** How many moves were taken back. */
  readonly moves: number
}

/** A game in play, with the whole way that led to it. Never changed; every action makes a new one. */
export interface Session<K extends Kind> {
  readonly config: K['Config']
  readonly seed: Seed
  /** Where it began, if that was in the middle: then this is its first state. */
  readonly from?: K['State']
  /** The older edition of the rules by which it was begun, if it was: stored with it. It goes on by today's. */
  readonly begunBy?: number
  readonly first: K['State']
  readonly moves: readonly Move<K>[]
  /** Every agreement to go back, from the first to the last, if there was any: stored with the game, and told of. */
  readonly takenBack?: readonly TakenBack[]
}

/** Opens a new game. */
export const openSession = <K extends Kind>(game: Game<K>, config: K['Config'], seed: Seed): Session<K> => ({
  config,
  seed,
  first: frozen(game.begin(config, seed)),
  moves: [],
})

/** Opens a game in the middle, where it stands so; its luck goes on as that of the position. */
export function openFrom<K extends Kind>(config: K['Config'], seed: Seed, from: K['State']): Session<K> {
  const first = frozen(from)
  return { config, seed, from: first, first, moves: [] }
}

/** The moves by which a game grew out of an earlier one; none where it did not. */
export function movesSince<State, Made extends { readonly before: State; readonly after: State }>(
  earlier: GameSoFar<State, Made>,
  { moves }: GameSoFar<State, Made>,
): readonly Made[] {
  const more = moves.slice(earlier.moves.length)
  return more[0]?.before === stateOf(earlier) ? more : []
}

/** Carries one more action out: the longer session, or the reason why not. */
export function advance<K extends Kind>(
  game: Game<K>,
  session: Session<K>,
  action: K['Action'],
): Result<Session<K>, K['Refusal']> {
  const made = moveFrom(game, stateOf(session), action)
  return made.ok ? ok({ ...session, moves: [...session.moves, made.value] }) : made
}

/** One action as a move, or the reason why not. */
function moveFrom<K extends Kind>(
  game: Game<K>,
  before: K['State'],
  action: K['Action'],
): Result<Move<K>, K['Refusal']> {
  const played = play(game, before, action)
  if (!played.ok) return err(played.error)
  const { state: after, frames } = played.value
  return ok({ action, before, after, frames, barrier: isBarrier(game, before, after, action) })
}

/** True if nobody may freely go back behind a move: luck was spent in it, or the game says so. */
const isBarrier = <K extends Kind>(
  game: Game<K>,
  before: K['State'],
  after: K['State'],
  action: K['Action'],
): boolean => luckWasSpent(before, after) || (game.isUndoBoundary?.(before, after, action) ?? false)

/** Whether the last action may be taken back freely: there is one, and it is no barrier. */
export const canUndo = <K extends Kind>({ moves }: Session<K>): boolean => moves.at(-1)?.barrier === false

/** Takes the last action back; the same session when that is not free. */
export const undo = <K extends Kind>(session: Session<K>): Session<K> =>
  canUndo(session) ? backTo(session, session.moves.length - 1) : session

/**
 * Goes back to where only so many moves were made, because those at the table agreed to; that they did stays written
 * down. The same session where it has no more moves than that.
 */
export function goBack<K extends Kind>(session: Session<K>, left: number): Session<K> {
  const moves = session.moves.length - left
  if (left < 0 || moves <= 0) return session
  const back = backTo(session, left)
  return { ...back, takenBack: [...(back.takenBack ?? []), { left, moves }] }
}

/**
 * The same game as it was when only so many moves had been made: a game of its own, of which nothing was taken back. The
 * other stays as it is.
 */
export const upTo = <K extends Kind>(
  { takenBack: _, ...session }: Session<K>,
  moves: number,
): Session<K> => ({
  ...session,
  moves: session.moves.slice(0, moves),
})

function backTo<K extends Kind>({ takenBack, ...session }: Session<K>, left: number): Session<K> {
  const back = { ...session, moves: session.moves.slice(0, left) }
  if (!takenBack) return back
  return { ...back, takenBack: takenBack.map((one) => (one.left > left ? { ...one, left } : one)) }
}

/** What is stored of a session. */
export const logOf = <K extends Kind>({ config, seed, from, moves }: Session<K>): GameLog<K> => ({
  config,
  seed,
  ...(from && { from }),
  actions: moves.map(({ action }) => action),
})

/**
 * Plays a log again, from the first action to the last; refuses it whole where one is not allowed. `since`: of so many
 * actions nothing is kept, and the session is opened where they led, which takes a third of the time.
 */
export function replay<K extends Kind>(
  game: Game<K>,
  { config, seed, from, actions }: GameLog<K>,
  since = 0,
): Result<Session<K>, { refusal: K['Refusal']; index: number }> {
  let begun = from ? openFrom<K>(config, seed, from) : openSession(game, config, seed)
  if (since > 0) {
    const state = game.copy(begun.first)
    const chance = seededChance(state)
    for (const [index, action] of actions.slice(0, since).entries()) {
      const refusal = simulate(game, state, action, chance)
      if (refusal) return err({ refusal, index })
    }
    begun = openFrom<K>(config, seed, state)
  }
  // One list that grows: a copy of it for each action would make long games slow.
  const moves: Move<K>[] = []
  for (const [index, action] of actions.slice(since).entries()) {
    const made = moveFrom(game, moves.at(-1)?.after ?? begun.first, action)
    if (!made.ok) return err({ refusal: made.error, index: since + index })
    moves.push(made.value)
  }
  return ok({ ...begun, moves })
}
