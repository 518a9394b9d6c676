import assert from 'node:assert/strict'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { boogyman } from '../../src/engine/boogyman/index.ts'
import { citadel } from '../../src/engine/citadel/index.ts'
import { fortland } from '../../src/engine/fortland/index.ts'
import { fortress } from '../../src/engine/fortress/index.ts'
import {
  advance,
  type Game,
  type GameTypes,
  logOf,
  openSession,
  openSessionFrom,
  type ReadError,
  readGame,
  recoverGame,
  replay,
  type Session,
  stateOf,
  undoTo,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { readUnsavedEntry } from '../../src/session/local/unsaved-entry.ts'
import { type LinkFault, readLink } from '../../src/sharing/link.ts'
import { type Readers, readFile, writeFile } from '../../src/store/saved-games/file.ts'
import { damagedLine, readHeld, readLine } from '../../src/store/saved-games/records.ts'
import type { SavedGame } from '../../src/store/saved-games/saved-games.ts'
import { SUMMARIES as DUEL } from '../../src/tales/boogyman/game-summary.ts'
import { SUMMARIES as CITADEL } from '../../src/tales/citadel/game-summary.ts'
import { SUMMARIES as TALE } from '../../src/tales/fairy-tale/game-summary.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { SUMMARIES as FORTLAND } from '../../src/tales/fortland/game-summary.ts'
import { SUMMARIES as SIEGE } from '../../src/tales/fortress/game-summary.ts'
import { faultWords } from '../../src/ui/frames/sharing/fault-words.ts'
import { sharing as en } from '../../src/ui/text/en/sharing.ts'
import { sharing as nl } from '../../src/ui/text/nl/sharing.ts'
import { houseWordsOf } from '../../src/ui/text/testing.ts'
import { linkOf } from '../stored/packed.ts'
import { anyAllowed } from '../support/random-positions.ts'
import type { Tried } from './every-game.ts'
import { hostile } from './hostile.ts'

/** Malformed inputs of one kind. Each must be read whole, or refused with a reason that the app can show. */
export interface StoredInputs {
  name: string
  texts: fc.Arbitrary<string>
  assertWhole(text: string): void | Promise<void>
}

/** Who reads the games of every tale. */
export const READERS: Readers = {
  [fairyTale.id]: TALE.readSummary,
  [boogyman.id]: DUEL.readSummary,
  [fortland.id]: FORTLAND.readSummary,
  [fortress.id]: SIEGE.readSummary,
  [citadel.id]: CITADEL.readSummary,
}

/** Longest game that is stored to be spoilt: longer ones show no more. */
const LONGEST = 60

/** Malformed forms of everything that a tale stores or imports. */
export function storedInputs<K extends GameTypes>(
  tried: Tried<K>,
  readers: Readers,
): readonly StoredInputs[] {
  const { game } = tried
  const saves = sessions(tried).map((session) => writeGame(game, session))
  const spoilt = hostile(saves)
  return [
    { name: 'a saved game', texts: spoilt, assertWhole: (text) => assertSave(game, text) },
    {
      name: 'a link',
      texts: fc.oneof(
        // The packed text is damaged, or the link itself.
        spoilt.map((text) => linkOf(deflateRawSync(text))),
        hostile(saves.map((text) => JSON.stringify(linkOf(deflateRawSync(text))))),
      ),
      assertWhole: (text) => assertLink(game, text),
    },
    {
      name: 'a file of tales',
      texts: fc.oneof(
        hostile(
          fc.array(saves, { maxLength: 3 }).map((texts) => writeFile(texts.map((text) => kept(game, text)))),
        ),
        spoilt,
      ),
      assertWhole: (text) => assertFile(readers, text),
    },
    {
      name: 'a record of a kept game',
      texts: hostile(saves.map((text) => JSON.stringify(recordOf(game, text)))),
      assertWhole: assertRecord,
    },
  ]
}

/** Games that were stored after some actions; some begin in the middle, in some the table went back by agreement. */
const sessions = <K extends GameTypes>({
  game,
  configs,
  player = anyAllowed,
}: Tried<K>): fc.Arbitrary<Session<K>> =>
  fc
    .record({
      config: configs,
      seed: fc.nat({ max: 2 ** 30 - 1 }),
      own: fc.nat(),
      length: fc.nat({ max: LONGEST }),
      how: fc.constantFrom('plain', 'back', 'middle'),
    })
    .map(({ config, seed, own, length, how }) => {
      const pick = player(own)
      let session = openSession(game, config, seed)
      for (let done = 0; done < length && game.outcome(stateOf(session)) === null; done++) {
        const next = advance(game, session, pick(game.list(stateOf(session))))
        assert(next.ok, 'A listed action was refused.')
        session = next.value
      }
      const middle = session.moves[session.moves.length >> 1]
      if (how === 'middle' && middle && game.codec.position)
        return openSessionFrom<K>(config, seed, middle.before)
      return how === 'back' ? undoTo(session, session.moves.length >> 1) : session
    })

const kept = <K extends GameTypes>({ id }: Game<K>, text: string): SavedGame => ({
  line: { ...damagedLine('1', id, 5), name: 'Sunday' },
  text,
  leaders: {},
})

/** A saved game as the browser's database stores it: its line in the list, and its record. */
function recordOf<K extends GameTypes>(game: Game<K>, text: string) {
  const { line, leaders } = kept(game, text)
  return { line, game: { id: line.id, text, leaders, hand: null } }
}

/** Checks that both languages have a whole sentence for the reason. */
function assertTold(reason: LinkFault | ReadError<unknown>): void {
  for (const [{ opened }, { house }] of [
    [en, houseWordsOf('en')],
    [nl, houseWordsOf('nl')],
  ] as const) {
    const words = faultWords(reason, opened, house.notices)
    assert.match(words, /^\S.*[.]$/s, `${reason.code} has no words.`)
    assert(words.length < 200, `${reason.code} is told at too great length.`)
  }
}

function assertSave<K extends GameTypes>(game: Game<K>, text: string): void {
  const read = readGame(game, text)
  if (read.ok) return assertWhole(game, read.value, JSON.parse(text))
  assertTold(read.error)
  const good = recoverGame(game, text)
  if (good) assertWhole(game, good, null)
}

/** Checks that the game that was read can be stored and replayed, and that it matches `data` unless that is null. */
function assertWhole<K extends GameTypes>(game: Game<K>, session: Session<K>, data: unknown): void {
  const written = writeGame(game, session)
  if (data !== null)
    assert.deepEqual(withoutPosition(JSON.parse(written)), withoutPosition(data), 'Something was left out.')
  const again = readGame(game, written)
  assert(again.ok, 'What was read cannot be stored.')
  assert.deepEqual(stateOf(again.value), stateOf(session))
  const replayed = replay(game, logOf(session))
  assert(replayed.ok || session.begunBy !== undefined, 'What was read cannot be played again.')
}

/** A position may be written in more ways than one: of it only counts that it is there. */
function withoutPosition(data: unknown): unknown {
  const { from, ...rest } = data as Record<string, unknown>
  return { ...rest, from: typeof from }
}

async function assertLink<K extends GameTypes>(game: Game<K>, text: string): Promise<void> {
  const read = await readLink(game, text)
  if (read.ok) return assertWhole(game, read.value.session, null)
  assertTold(read.error.reason)
}

function assertFile(readers: Readers, text: string): void {
  let ids = 0
  const read = readFile(text, readers, { id: () => String(ids++), now: 1 })
  if (!read.ok) return assert.notEqual(read.error, '')
  for (const { reason } of read.value.refused) assertTold(reason)
  for (const { line, text: game } of read.value.games)
    assert(readers[line.tale]?.(game).ok, 'A tale came that cannot be read.')
  assert.equal(new Set(read.value.games.map(({ line }) => line.id)).size, read.value.games.length)
}

function assertRecord(text: string): void {
  const found = parsed(text) as { line?: unknown; game?: unknown } | null | undefined
  const line = readLine(found?.line)
  if (line) assert.equal(typeof line.id, 'string')
  const held = readHeld(found?.line, found?.game)
  if (held) assert.deepEqual(held.line, line)
  // A tab stores unsaved text beside it, in the same form.
  const entry = readUnsavedEntry(text)
  assert.deepEqual(entry && 'game' in entry ? entry.game : null, held)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
