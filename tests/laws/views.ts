import assert from 'node:assert/strict'
import {
  applyUpdate,
  canonical,
  eventFor,
  type Game,
  type GameTypes,
  hidesInformation,
  openView,
  type Session,
  stateFor,
  stateOf,
  trialRng,
  undoTo,
  type Viewer,
  viewerToAct,
  viewUpdate,
  wholeView,
} from '../../src/engine/kernel/index.ts'
import type { Trial, Tried } from './every-game.ts'
import { throughWithWords } from './words.ts'

/** Viewers to check; a seat beyond those of the game sees only what is public. */
const VIEWERS: readonly Viewer[] = [null, 0, 1]

/** Data after its way through JSON. */
const sent = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/**
 * Checks what is sent of a game. Whoever opens a view and applies every update sees what the sender would show; the view of a view is the
 * view; the seat to act sees its allowed actions; and nothing that is sent has luck that is hidden.
 */
export function assertViews<K extends GameTypes>(tried: Tried<K>, trial: Trial<K>): void {
  const { game } = tried
  const received = new Map<Viewer, Session<K>>()
  const end = throughWithWords(tried, trial, (session, before) => {
    for (const viewer of VIEWERS) {
      assertNamesNothing(tried, session, viewer)
      const known = received.get(viewer)
      if (!before || !known) {
        received.set(viewer, opened(game, session, viewer))
        continue
      }
      const update = sent(viewUpdate(game, before, session, viewer))
      assertNoLuck(game, session, update)
      const next = applyUpdate(game, known, update)
      assert(next.ok, `An update does not fit: ${next.ok ? '' : JSON.stringify(next.error)}`)
      assertSameMove(game, session, next.value, viewer)
      received.set(viewer, next.value)
    }
  })
  for (const viewer of VIEWERS) {
    assertJoined(game, end, received.get(viewer), viewer)
    assertGoesBack(game, end, viewer)
  }
}

/** Checks that a view has the same bytes in every position that its viewer cannot tell apart from this one. */
function assertNamesNothing<K extends GameTypes>(
  { game, determinize }: Tried<K>,
  session: Session<K>,
  viewer: Viewer,
): void {
  if (!determinize || !hidesInformation(game, session)) return
  const first = stateOf(session)
  const otherwise = determinize(first, viewer, trialRng({ random: { ...first.random } }))
  const [one, other] = [first, otherwise].map((state) =>
    wholeView(game, { ...session, first: state, moves: [] }, viewer),
  )
  assert.equal(JSON.stringify(other), JSON.stringify(one), 'A view tells what is hidden.')
}

function opened<K extends GameTypes>(game: Game<K>, session: Session<K>, viewer: Viewer): Session<K> {
  const view = wholeView(game, session, viewer)
  assert.equal(
    JSON.stringify(canonical(view)),
    JSON.stringify(view),
    'The order of keys could tell something.',
  )
  const read = openView(game, sent(view))
  assert(read.ok, `A view could not be opened: ${read.ok ? '' : JSON.stringify(read.error)}`)
  return read.value
}

/** Checks that the last move is the same at both ends. */
function assertSameMove<K extends GameTypes>(
  game: Game<K>,
  there: Session<K>,
  here: Session<K>,
  viewer: Viewer,
): void {
  const [made, shown] = [there.moves.at(-1), here.moves.at(-1)]
  assert(made && shown)
  const view = stateOf(here)
  assert.deepEqual(sent(view), sent(stateFor(game, made.after, viewer)))
  assert.deepEqual(sent(shown.frames), sent(eventFor(game, made.frames, viewer)))
  assert.equal(shown.barrier, made.barrier)
  const isHidden = game.seen !== undefined && viewerToAct(game, made.before) !== viewer
  assert.deepEqual(shown.action, isHidden || (viewer === null && game.seen) ? null : made.action)
  assert.deepEqual(sent(stateFor(game, view, viewer)), sent(view), 'The view of a view is another.')
  assert.deepEqual(sent(eventFor(game, shown.frames, viewer)), sent(shown.frames))
  if (viewer !== null && viewerToAct(game, made.after) === viewer)
    assert.deepEqual(game.list(view), game.list(made.after), 'Who must act does not see what is allowed.')
}

/** Checks that whoever joins in the middle sees the same as whoever was there, and the whole game at its end. */
function assertJoined<K extends GameTypes>(
  game: Game<K>,
  end: Session<K>,
  watched: Session<K> | undefined,
  viewer: Viewer,
): void {
  assert(watched)
  assert.deepEqual(stateOf(opened(game, end, viewer)), stateOf(end), 'The end of a game is hidden.')
  const middle = { ...end, moves: end.moves.slice(0, end.moves.length >> 1) }
  if (middle.moves.length === 0) return
  const joined = opened(game, middle, viewer)
  assert.equal(joined.moves.length, middle.moves.length)
  assert.deepEqual(sent(joined.moves), sent(watched.moves.slice(0, middle.moves.length)))
}

/** Checks that a game goes back at both ends, and is then sent without the words of undone moves. */
function assertGoesBack<K extends GameTypes>(game: Game<K>, end: Session<K>, viewer: Viewer): void {
  const left = end.moves.length >> 1
  const middle = { ...end, moves: end.moves.slice(0, left + 1) }
  const there = undoTo(middle, left)
  const here = undoTo(opened(game, middle, viewer), left)
  assert.deepEqual(sent(stateOf(here)), sent(stateFor(game, stateOf(there), viewer)))
  assert.deepEqual(here.takenBack, there.takenBack)
  assert.deepEqual(opened(game, there, viewer).takenBack, there.takenBack)
  assertNoLuck(game, there, wholeView(game, there, viewer))
  const again = applyUpdate(game, here, sent(viewUpdate(game, there, middle, viewer)))
  assert(again.ok, 'A game does not go on after an undo.')
  assert.deepEqual(sent(stateOf(again.value)), sent(stateFor(game, stateOf(middle), viewer)))
}

/** Checks that no word is sent that is unused or, in a game that hides something, any word at all. */
export function assertNoLuck<K extends GameTypes>(game: Game<K>, session: Session<K>, data: unknown): void {
  const {
    dice: [dice = 0],
    draws: [draws = 0],
  } = stateOf(session).random
  const { words } = session
  assert(words)
  const secret = hidesInformation(game, session)
    ? [...words.dice, ...words.draws]
    : [...words.dice.slice(dice), ...words.draws.slice(draws)]
  const numbers = new Set(numbersIn(data))
  for (const word of secret) if (isTelling(word)) assert(!numbers.has(word), 'A random word was sent.')
}

/** True if a word is too large to be in a message by chance. */
const isTelling = (word: number): boolean => Math.abs(word) > 2 ** 20

function numbersIn(data: unknown): number[] {
  if (typeof data === 'number') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(numbersIn) : []
}
