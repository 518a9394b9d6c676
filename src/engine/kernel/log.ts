import { luckWasSpent } from './chance.ts'
import { type Frame, play } from './drivers.ts'
import type { Game, Refused, WithLuck } from './game.ts'
import type { Seed } from './seed.ts'

/** A whole game as its players' decisions. Everything else follows from it. */
export interface GameLog<Config, Action> {
  readonly config: Config
  readonly seed: Seed
  readonly actions: readonly Action[]
}

/** One action of a game that is being played: what led to it, what it did, and where it led. */
export interface Move<State, Action, Event> {
  readonly action: Action
  readonly before: State
  readonly after: State
  readonly frames: readonly Frame<State, Event>[]
  /** Luck was spent: a die fell or a tile was turned up. Undo goes back to here and no further. */
  readonly barrier: boolean
}

/** A game in play, with the whole way that led to it. Never changed; every action makes a new one. */
export interface Session<Config, State, Action, Event> {
  readonly config: Config
  readonly seed: Seed
  /** The older edition of the rules by which it was begun, if it was: stored with it. It goes on by today's. */
  readonly begunBy?: number
  readonly first: State
  readonly moves: readonly Move<State, Action, Event>[]
}

/** As much of a session as says how it went. */
interface Way<State, Made> {
  readonly first: State
  readonly moves: readonly Made[]
}

/** Opens a new game. */
export const openSession = <Config, State extends WithLuck, Action, Event, Refusal extends Refused>(
  game: Game<Config, State, Action, Event, Refusal>,
  config: Config,
  seed: Seed,
): Session<Config, State, Action, Event> => ({ config, seed, first: game.begin(config, seed), moves: [] })

/** The state in which a game stands now. */
export const stateOf = <State>({ first, moves }: Way<State, { readonly after: State }>): State =>
  moves.at(-1)?.after ?? first

/** The moves by which a game grew out of an earlier one; none where it did not. */
export function movesSince<State, Made extends { readonly before: State; readonly after: State }>(
  earlier: Way<State, Made>,
  { moves }: Way<State, Made>,
): readonly Made[] {
  const more = moves.slice(earlier.moves.length)
  return more[0]?.before === stateOf(earlier) ? more : []
}

/** Carries one more action out: the longer session, or the reason why not. */
export function advance<Config, State extends WithLuck, Action, Event, Refusal extends Refused>(
  game: Game<Config, State, Action, Event, Refusal>,
  session: Session<Config, State, Action, Event>,
  action: Action,
): { ok: true; session: Session<Config, State, Action, Event> } | { ok: false; refusal: Refusal } {
  const before = stateOf(session)
  const played = play(game, before, action)
  if (!played.ok) return played
  const { state: after, frames } = played
  const move = { action, before, after, frames, barrier: luckWasSpent(before, after) }
  return { ok: true, session: { ...session, moves: [...session.moves, move] } }
}

/** Whether the last action may be taken back freely: there is one, and no luck was spent in it. */
export const canUndo = <Config, State, Action, Event>({
  moves,
}: Session<Config, State, Action, Event>): boolean => moves.at(-1)?.barrier === false

/** Takes the last action back; the same session when that is not free. */
export const undo = <Config, State, Action, Event>(
  session: Session<Config, State, Action, Event>,
): Session<Config, State, Action, Event> =>
  canUndo(session) ? { ...session, moves: session.moves.slice(0, -1) } : session

/** What is stored of a session. */
export const logOf = <Config, State, Action, Event>({
  config,
  seed,
  moves,
}: Session<Config, State, Action, Event>): GameLog<Config, Action> => ({
  config,
  seed,
  actions: moves.map(({ action }) => action),
})

/** Plays a log again, from the first action to the last; refuses it whole where one is not allowed. */
export function replay<Config, State extends WithLuck, Action, Event, Refusal extends Refused>(
  game: Game<Config, State, Action, Event, Refusal>,
  { config, seed, actions }: GameLog<Config, Action>,
):
  | { ok: true; session: Session<Config, State, Action, Event> }
  | { ok: false; refusal: Refusal; index: number } {
  let session = openSession(game, config, seed)
  for (const [index, action] of actions.entries()) {
    const next = advance(game, session, action)
    if (!next.ok) return { ...next, index }
    session = next.session
  }
  return { ok: true, session }
}
