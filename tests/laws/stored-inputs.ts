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
  goBack,
  type Kind,
  logOf,
  openFrom,
  openSession,
  readGame,
  readGoodPart,
  replay,
  type Session,
  stateOf,
  type Unreadable,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { readUnsavedEntry } from '../../src/session/local/unsaved-entry.ts'
import { type LinkFault, readLink } from '../../src/sharing/link.ts'
import { type Readers, readFile, writeFile } from '../../src/store/kept/file.ts'
import type { KeptGame } from '../../src/store/kept/kept-games.ts'
import { damagedLine, readHeld, readLine } from '../../src/store/kept/records.ts'
import { readAbout as readDuel } from '../../src/tales/boogyman/about-game.ts'
import { readAbout as readCitadel } from '../../src/tales/citadel/about-game.ts'
import { readAbout as readTale } from '../../src/tales/fairy-tale/about-game.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { readAbout as readFortland } from '../../src/tales/fortland/about-game.ts'
import { readAbout as readSiege } from '../../src/tales/fortress/about-game.ts'
import { faultWords } from '../../src/ui/frames/sharing/fault-words.ts'
import { sharing as en } from '../../src/ui/text/en/sharing.ts'
import { sharing as nl } from '../../src/ui/text/nl/sharing.ts'
import { houseWordsOf } from '../../src/ui/text/testing.ts'
import { linkOf } from '../stored/packed.ts'
import { anyAllowed } from '../support/random-positions.ts'
import type { Tried } from './every-game.ts'
import { hostile } from './hostile.ts'

/** Inputs of one kind that nobody should write. Each is read whole, or refused with a reason that can be told. */
export interface StoredInputs {
  name: string
  texts: fc.Arbitrary<string>
  assertWhole(text: string): void | Promise<void>
}

/** Who reads the games of every tale. */
export const READERS: Readers = {
  [fairyTale.id]: readTale,
  [boogyman.id]: readDuel,
  [fortland.id]: readFortland,
  [fortress.id]: readSiege,
  [citadel.id]: readCitadel,
}

/** Longest game that is stored to be spoilt: longer ones show no more. */
const LONGEST = 60

/** Everything that is stored of a tale, or comes from somewhere, as nobody should write it. */
export function storedInputs<K extends Kind>(tried: Tried<K>, readers: Readers): readonly StoredInputs[] {
  const { game } = tried
  const saves = sessions(tried).map((session) => writeGame(game, session))
  const spoilt = hostile(saves)
  return [
    { name: 'a saved game', texts: spoilt, assertWhole: (text) => assertSave(game, text) },
    {
      name: 'a link',
      texts: fc.oneof(
        // What is in it is spoilt, or it is itself.
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
const sessions = <K extends Kind>({
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
      if (how === 'middle' && middle && game.codec.position) return openFrom<K>(config, seed, middle.before)
      return how === 'back' ? goBack(session, session.moves.length >> 1) : session
    })

const kept = <K extends Kind>({ id }: Game<K>, text: string): KeptGame => ({
  line: { ...damagedLine('1', id, 5), name: 'Sunday' },
  text,
  leaders: {},
})

/** A kept game as it lies in the browser's database: its line, and the rest of it. */
function recordOf<K extends Kind>(game: Game<K>, text: string) {
  const { line, leaders } = kept(game, text)
  return { line, game: { id: line.id, text, leaders, hand: null } }
}

/** What cannot be read is told in both languages, in a whole sentence. */
function assertTold(reason: LinkFault | Unreadable<unknown>): void {
  for (const [{ opened }, { house }] of [
    [en, houseWordsOf('en')],
    [nl, houseWordsOf('nl')],
  ] as const) {
    const words = faultWords(reason, opened, house.notices)
    assert.match(words, /^\S.*[.]$/s, `${reason.code} has no words.`)
    assert(words.length < 200, `${reason.code} is told at too great length.`)
  }
}

function assertSave<K extends Kind>(game: Game<K>, text: string): void {
  const read = readGame(game, text)
  if (read.ok) return assertWhole(game, read.value, JSON.parse(text))
  assertTold(read.error)
  const good = readGoodPart(game, text)
  if (good) assertWhole(game, good, null)
}

/** What was read is a game that can be stored and played again; it says all that `data` says, where that is given. */
function assertWhole<K extends Kind>(game: Game<K>, session: Session<K>, data: unknown): void {
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

async function assertLink<K extends Kind>(game: Game<K>, text: string): Promise<void> {
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
  // A window keeps beside it what could not be written, in the same form.
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
