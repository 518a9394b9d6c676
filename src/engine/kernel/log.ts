import {
  countsWords,
  type RandomState,
  type RngFactory,
  type RngSource,
  randomState,
  rngWasUsed,
  scatter,
  seededLuck,
  seededRng,
} from './chance.ts'
import type { ActionKnown, Game, GameTypes, Viewer } from './game.ts'
import { deepFreeze } from './plain-data.ts'
import { type Frame, play, playInPlace } from './play-action.ts'
import { luckOfWords, NO_WORDS, type RandomWords, type WordSource } from './random-words.ts'
import { err, ok, type Result } from './result.ts'
import type { Seed } from './seed.ts'
import { type GameSoFar, stateOf } from './state-of.ts'

/** A whole game as the decisions of its players. The rules derive everything else. */
export interface GameLog<K extends GameTypes> {
  readonly config: K['Config']
  readonly seed: Seed
  /** The random words of the game, if its luck does not come from the seed. */
  readonly words?: RandomWords
  /** The first position, if the game started in the middle: one that was set up or received. */
  readonly from?: K['State']
  readonly actions: readonly K['Action'][]
}

/** One action of a game in play, with the states before and after it. */
export interface Move<K extends GameTypes> {
  readonly action: ActionKnown<K>
  readonly before: K['State']
  readonly after: K['State']
  readonly frames: readonly Frame<K['State'], K['Event']>[]
  /** True if free undo ends here: the move used the rng, revealed something hidden, or was a resignation. */
  readonly barrier: boolean
}

/** An undo past the undo boundary, agreed by all at the table. */
export interface AgreedUndo {
  /** Moves remaining after this undo; lowered by later undos. */
  readonly left: number
  /** Number of undone moves. */
  readonly moves: number
}

/** A game in play, with all its moves. Immutable: every action makes a new one. */
export interface Session<K extends GameTypes> {
  readonly config: K['Config']
  /** The source of all luck; in a game with random words only of looks and texts. */
  readonly seed: Seed
  /** The random words that the game has used, if its luck does not come from the seed. They stay after an undo. */
  readonly words?: RandomWords
  /** The first position, if the game started in the middle; the same as `first`. */
  readonly from?: K['State']
  /** The older rules version at the start of the game, if any. Stored with the game, which continues by today's. */
  readonly begunBy?: number
  readonly first: K['State']
  readonly moves: readonly Move<K>[]
  /** The viewer, if all states are views of one viewer (`view-updates.ts`): such a session can be shown, but not played on or stored. */
  readonly viewer?: Viewer
  /** Every agreed undo, the oldest first, if any. Stored with the game, and shown in its log. */
  readonly takenBack?: readonly AgreedUndo[]
}

/** Opens a new game. */
export const openSession = <K extends GameTypes>(
  game: Game<K>,
  config: K['Config'],
  seed: Seed,
): Session<K> => openedWith(game, config, seed, seededLuck(seed))

const openedWith = <K extends GameTypes>(
  game: Game<K>,
  config: K['Config'],
  seed: Seed,
  luck: RngSource,
): Session<K> => ({ config, seed, first: deepFreeze(game.begin(config, seed, luck)), moves: [] })

/** Opens a new game with random words for its luck. The seed is public: it varies looks and texts only. */
export function openWithWords<K extends GameTypes>(
  game: Game<K>,
  config: K['Config'],
  seed: Seed,
  source: WordSource,
): Session<K> {
  const luck = luckOfWords(NO_WORDS, source)
  return { ...openedWith(game, config, seed, luck), words: luck.words() }
}

/**
 * Opens a game in the middle, at a position. Its rng continues from that of the position. If the position counts random words, which only
 * its own game has, the rng gets a seed.
 */
export function openSessionFrom<K extends GameTypes>(
  config: K['Config'],
  seed: Seed,
  from: K['State'],
): Session<K> {
  return openedAt(
    config,
    seed,
    countsWords(from.random) ? { ...from, random: seedOfCounts(seed, from.random) } : from,
  )
}

function openedAt<K extends GameTypes>(config: K['Config'], seed: Seed, from: K['State']): Session<K> {
  const first = deepFreeze(from)
  return { config, seed, from: first, first, moves: [] }
}

/** Returns an rng state that differs for each position of a game with random words. */
const seedOfCounts = (seed: Seed, { dice: [dice = 0], draws: [draws = 0] }: RandomState): RandomState =>
  randomState(scatter(scatter(seed + dice) + draws))

/** Returns the moves since an earlier session of the same game; none if the game is another. */
export function movesSince<State, Made extends { readonly before: State; readonly after: State }>(
  earlier: GameSoFar<State, Made>,
  { moves }: GameSoFar<State, Made>,
): readonly Made[] {
  const more = moves.slice(earlier.moves.length)
  return more[0]?.before === stateOf(earlier) ? more : []
}

/**
 * Plays one more action. Returns the longer session, or the refusal. A game with random words takes the recorded ones first, then new ones
 * from the source; it throws if it needs a new one and there is no source.
 */
export function advance<K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  action: K['Action'],
  source?: WordSource,
): Result<Session<K>, K['Refusal']> {
  if (session.viewer !== undefined) throw new Error('A session of views grows by updates only.')
  const luck = session.words && luckOfWords(session.words, source)
  const made = moveFrom(game, stateOf(session), action, luck?.rngFor ?? seededRng)
  if (!made.ok) return made
  return ok({ ...session, ...(luck && { words: luck.words() }), moves: [...session.moves, made.value] })
}

/** Returns one action as a move, or the refusal. */
function moveFrom<K extends GameTypes>(
  game: Game<K>,
  before: K['State'],
  action: K['Action'],
  rngFor: RngFactory,
): Result<Move<K>, K['Refusal']> {
  const played = play(game, before, action, rngFor)
  if (!played.ok) return err(played.error)
  const { state: after, frames } = played.value
  return ok({ action, before, after, frames, barrier: isBarrier(game, before, after, action) })
}

/** True if free undo ends at a move: it used the rng, or the game says so. */
const isBarrier = <K extends GameTypes>(
  game: Game<K>,
  before: K['State'],
  after: K['State'],
  action: K['Action'],
): boolean => rngWasUsed(before, after) || (game.isUndoBoundary?.(before, after, action) ?? false)

/** True if the last action can be undone freely: there is one, and it is no undo boundary. */
export const canUndo = <K extends GameTypes>({ moves }: Session<K>): boolean =>
  moves.at(-1)?.barrier === false

/** Undoes the last action; returns the same session if that is not free. */
export const undo = <K extends GameTypes>(session: Session<K>): Session<K> =>
  canUndo(session) ? backTo(session, session.moves.length - 1) : session

/**
 * Goes back until only `left` moves remain, by agreement of the table, and records the undo. Returns the same session if it has no more
 * moves than that.
 */
export function undoTo<K extends GameTypes>(session: Session<K>, left: number): Session<K> {
  const moves = session.moves.length - left
  if (left < 0 || moves <= 0) return session
  const back = backTo(session, left)
  return { ...back, takenBack: [...(back.takenBack ?? []), { left, moves }] }
}

/** Returns a new game with only the first moves of this one, and without its agreed undos. */
export const upTo = <K extends GameTypes>(
  { takenBack: _, ...session }: Session<K>,
  moves: number,
): Session<K> => ({
  ...session,
  moves: session.moves.slice(0, moves),
})

function backTo<K extends GameTypes>({ takenBack, ...session }: Session<K>, left: number): Session<K> {
  const back = { ...session, moves: session.moves.slice(0, left) }
  if (!takenBack) return back
  return { ...back, takenBack: takenBack.map((one) => (one.left > left ? { ...one, left } : one)) }
}

/** Returns the action of a move. Throws if it is hidden from the viewer, as in a session of views. */
export function actionOf<K extends GameTypes>({ action }: Pick<Move<K>, 'action'>): K['Action'] {
  if (action === null) throw new Error('The action of this move is hidden.')
  return action
}

/** Returns the log of a session. Throws for a session of views, which has none. */
export const logOf = <K extends GameTypes>({ config, seed, words, from, moves }: Session<K>): GameLog<K> => ({
  config,
  seed,
  ...(words && { words }),
  ...(from && { from }),
  actions: moves.map(actionOf),
})

/**
 * Replays a log; refuses it whole if an action is not allowed. `since`: the first `since` actions leave no moves, and the session starts
 * after them, which takes a third of the time. Throws if the log has too few random words.
 */
export function replay<K extends GameTypes>(
  game: Game<K>,
  { config, seed, words, from, actions }: GameLog<K>,
  since = 0,
): Result<Session<K>, { refusal: K['Refusal']; index: number }> {
  const luck: RngSource = words ? luckOfWords(words) : seededLuck(seed)
  let begun = from
    ? openedAt<K>(config, seed, from)
    : { ...openedWith(game, config, seed, luck), ...(words && { words }) }
  if (since > 0) {
    const state = game.copy(begun.first)
    const chance = luck.rngFor(state)
    for (const [index, action] of actions.slice(0, since).entries()) {
      const refusal = playInPlace(game, state, action, chance)
      if (refusal) return err({ refusal, index })
    }
    begun = { ...openedAt<K>(config, seed, state), ...(words && { words }) }
  }
  // Appends to one list: a copy for each action would make long games slow.
  const moves: Move<K>[] = []
  for (const [index, action] of actions.slice(since).entries()) {
    const made = moveFrom(game, moves.at(-1)?.after ?? begun.first, action, luck.rngFor)
    if (!made.ok) return err({ refusal: made.error, index: since + index })
    moves.push(made.value)
  }
  return ok({ ...begun, moves })
}
