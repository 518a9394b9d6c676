import * as v from 'valibot'
import { canonical } from './canonical.ts'
import { type Difference, difference, patched } from './difference.ts'
import type { ActionKnown, Game, GameTypes, Viewer } from './game.ts'
import { hidesInformation } from './hidden-information.ts'
import { type AgreedUndo, actionOf, advance, type Move, type Session } from './log.ts'
import { deepFreeze } from './plain-data.ts'
import type { Frame } from './play-action.ts'
import { eventFor, stateFor } from './player-view.ts'
import { type RandomWords, withWords, wordCounts, wordsUsed } from './random-words.ts'
import { err, ok, type Result } from './result.ts'
import { stateOf } from './state-of.ts'
import {
  countSchema,
  guardReplay,
  MOST_ACTIONS,
  type ReadError,
  readStored,
  seedSchema,
  takenBackSchema,
  wordsSchema,
  writeGame,
  wrongShape,
} from './stored-game.ts'

/** A session as one viewer may know it, as plain data. */
export type WholeView = WholeGame | ViewsOfGame

/** A stored game: nothing in it is hidden. */
interface WholeGame {
  readonly kind: 'game'
  readonly game: unknown
}

/** The views of a game that hides something, from its first state. */
interface ViewsOfGame {
  readonly kind: 'view'
  readonly viewer: Viewer
  readonly game: string
  readonly rulesVersion: number
  readonly config: unknown
  readonly seed: number
  readonly first: unknown
  readonly moves: readonly ViewOfMove[]
  readonly takenBack?: readonly AgreedUndo[]
}

/** One move as one viewer may know it, as plain data. */
export type ViewUpdate = PlainMove | ViewOfMove

/** A move of a game that hides nothing: its action, and the random words that it used. The receiver plays it. */
interface PlainMove {
  readonly kind: 'move'
  readonly action: unknown
  readonly dice?: readonly number[]
  readonly draws?: readonly number[]
}

/** A move of a game that hides something. Each view is the difference from the one before it. */
interface ViewOfMove {
  readonly kind: 'view'
  readonly frames: readonly { readonly event: unknown; readonly state: Difference }[]
  readonly after: Difference
  readonly barrier: boolean
  /** Only for the seat that made the move: actions can name hidden cards. */
  readonly action?: unknown
}

/** Why data is no view or update. `does-not-fit`: an update of another session or position. */
export type ViewError<Refusal> = ReadError<Refusal> | { code: 'does-not-fit' }

type Opened<K extends GameTypes> = Result<Session<K>, ViewError<K['Refusal']>>

/**
 * Returns a session as a viewer may know it: the whole game if nothing is hidden in it, or no longer; otherwise its views. Throws for an
 * unfinished game with a seed: its receiver would know all later luck.
 */
export function wholeView<K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  viewer: Viewer,
): WholeView {
  const isOver = game.outcome(stateOf(session)) !== null
  if (!session.words && !isOver) throw new Error('A game with a seed must not be sent before its end.')
  if (!hidesInformation(game, session)) return canonical({ kind: 'game', game: storedGame(game, session) })
  const { config, seed, first, moves, begunBy, takenBack } = session
  return canonical({
    kind: 'view',
    viewer,
    game: game.id,
    rulesVersion: begunBy ?? game.rulesVersion,
    config: game.codec.writeConfig(config),
    seed,
    first: stateFor(game, first, viewer),
    moves: moves.map((move) => viewOfMove(game, move, viewer)),
    ...(takenBack && { takenBack }),
  })
}

/** Returns the stored form of a game, without words of undone moves. */
function storedGame<K extends GameTypes>(game: Game<K>, session: Session<K>): unknown {
  const words = session.words && wordsUsed(session.words, stateOf(session).random)
  return JSON.parse(writeGame(game, { ...session, ...(words && { words }) }))
}

/** Returns the last move of a session as a viewer may know it. `before`: the session without that move. */
export function viewUpdate<K extends GameTypes>(
  game: Game<K>,
  before: Session<K>,
  after: Session<K>,
  viewer: Viewer,
): ViewUpdate {
  const move = after.moves.at(-1)
  if (!move || after.moves.length !== before.moves.length + 1 || move.before !== stateOf(before))
    throw new Error('The session does not continue the other by one move.')
  if (game.seen !== undefined) return canonical(viewOfMove(game, move, viewer))
  if (!after.words) throw new Error('A move of a game with a seed must not be sent.')
  const { dice, draws } = wordsUsed(after.words, move.after.random, move.before.random)
  return canonical({
    kind: 'move',
    action: game.codec.writeAction(actionOf(move)),
    ...(dice.length > 0 && { dice }),
    ...(draws.length > 0 && { draws }),
  })
}

function viewOfMove<K extends GameTypes>(game: Game<K>, move: Move<K>, viewer: Viewer): ViewOfMove {
  let last: K['State'] = stateFor(game, move.before, viewer)
  const since = (state: K['State']): Difference => {
    const change = difference(last, state)
    last = state
    return change
  }
  const frames = eventFor(game, move.frames, viewer).map(({ event, state }) => ({
    event,
    state: since(state),
  }))
  const isOwn = viewer !== null && game.decider(move.before) === viewer
  return {
    kind: 'view',
    frames,
    after: since(stateFor(game, move.after, viewer)),
    barrier: move.barrier,
    ...(isOwn && { action: game.codec.writeAction(actionOf(move)) }),
  }
}

const viewOfMoveSchema = v.strictObject({
  kind: v.literal('view'),
  frames: v.array(v.strictObject({ event: v.record(v.string(), v.unknown()), state: v.unknown() })),
  after: v.unknown(),
  barrier: v.boolean(),
  action: v.exactOptional(v.unknown()),
})

const plainMoveSchema = v.strictObject({
  kind: v.literal('move'),
  action: v.unknown(),
  dice: v.exactOptional(wordsSchema),
  draws: v.exactOptional(wordsSchema),
})

const updateSchema = v.variant('kind', [plainMoveSchema, viewOfMoveSchema])

const wholeViewSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('game'), game: v.unknown() }),
  v.strictObject({
    kind: v.literal('view'),
    viewer: v.nullable(countSchema),
    game: v.string(),
    rulesVersion: countSchema,
    config: v.unknown(),
    seed: seedSchema,
    first: v.record(v.string(), v.unknown()),
    moves: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ACTIONS), v.array(viewOfMoveSchema)),
    takenBack: v.exactOptional(takenBackSchema),
  }),
])

/**
 * Opens a session from a whole view. Its envelope, configuration and actions are checked as untrusted data. Views have no schema: they are
 * only tried with the rules.
 */
export function openView<K extends GameTypes>(game: Game<K>, data: unknown): Opened<K> {
  const read = v.safeParse(wholeViewSchema, data)
  if (!read.success) return err(wrongShape(read.issues))
  if (read.output.kind === 'game') return readStored(game, read.output.game)
  const { game: id, rulesVersion, viewer, seed, moves, takenBack } = read.output
  if (id !== game.id) return err({ code: 'unknown-game', game: id })
  const isToday = rulesVersion === game.rulesVersion
  if (!isToday && !game.olderRules?.[rulesVersion]) return err({ code: 'unknown-rules', rulesVersion })
  const config = v.safeParse(game.codec.config, read.output.config)
  if (!config.success) return err({ code: 'wrong-shape', where: 'config' })
  const first = deepFreeze(canonical(read.output.first)) as unknown as K['State']
  const begunBy = isToday ? {} : { begunBy: rulesVersion }
  const begun = { config: config.output, seed, ...begunBy, first, viewer, ...(takenBack && { takenBack }) }
  return guardReplay((): Opened<K> => {
    const made: Move<K>[] = []
    for (const update of moves) {
      const move = moveOfView(game, made.at(-1)?.after ?? first, update)
      if (!move.ok) return move
      made.push(move.value)
    }
    const session: Session<K> = { ...begun, moves: made }
    tryView(game, stateOf(session))
    return ok(session)
  })
}

/** Returns a session with one move more, from data that should be an update of it. */
export function applyUpdate<K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  data: unknown,
): Opened<K> {
  const read = v.safeParse(updateSchema, data)
  if (!read.success) return err(wrongShape(read.issues))
  const update = read.output
  return guardReplay((): Opened<K> => {
    if (update.kind === 'move') return withPlainMove(game, session, update)
    if (session.viewer === undefined) return err({ code: 'does-not-fit' })
    const move = moveOfView(game, stateOf(session), update)
    if (!move.ok) return move
    tryView(game, move.value.after)
    return ok({ ...session, moves: [...session.moves, move.value] })
  })
}

/** Plays a move with its random words. The rules must use exactly these. */
function withPlainMove<K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  { action: written, dice = [], draws = [] }: v.InferOutput<typeof plainMoveSchema>,
): Opened<K> {
  const action = v.safeParse(game.codec.action, written)
  if (!action.success) return err({ code: 'wrong-shape', where: 'action' })
  if (!session.words || session.viewer !== undefined) return err({ code: 'does-not-fit' })
  const words: RandomWords = withWords(session.words, stateOf(session).random, { dice, draws })
  const next = advance(game, { ...session, words }, action.output)
  if (!next.ok) return err({ code: 'refused-action', index: session.moves.length, refusal: next.error })
  const used = wordCounts(stateOf(next.value).random)
  if (used.dice !== words.dice.length || used.draws !== words.draws.length)
    return err({ code: 'does-not-fit' })
  return next
}

/** Returns a move of a session of views. */
function moveOfView<K extends GameTypes>(
  game: Game<K>,
  before: K['State'],
  { frames: given, after: change, barrier, action: written }: v.InferOutput<typeof viewOfMoveSchema>,
): Result<Move<K>, ViewError<K['Refusal']>> {
  const action = written === undefined ? null : v.safeParse(game.codec.action, written)
  if (action && !action.success) return err({ code: 'wrong-shape', where: 'action' })
  const frames: Frame<K['State'], K['Event']>[] = []
  let last = before
  for (const { event, state } of given) {
    const next = viewAfter(last, state)
    if (next === null) return err({ code: 'does-not-fit' })
    frames.push(deepFreeze({ event: canonical(event), state: next }))
    last = next
  }
  const after = viewAfter(last, change)
  if (after === null) return err({ code: 'does-not-fit' })
  const known = (action?.output ?? null) as ActionKnown<K>
  return ok({ action: known, before, after, frames, barrier })
}

/** Returns the view that differs from another as given; null if the difference does not fit. */
function viewAfter<State extends object>(view: State, change: unknown): State | null {
  const next = patched(view, change)
  const isView = typeof next === 'object' && next !== null && !Array.isArray(next)
  return isView ? (deepFreeze(canonical(next)) as State) : null
}

/** Throws if the rules cannot read a view. */
function tryView<K extends GameTypes>(game: Game<K>, view: K['State']): void {
  game.outcome(view)
  game.decider(view)
  game.list(view)
}
