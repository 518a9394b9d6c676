import * as v from 'valibot'
import type { Codec } from './codec.ts'
import type { Game, GameTypes } from './game.ts'
import { type AgreedUndo, type GameLog, logOf, replay, type Session } from './log.ts'
import { isSameLuck, type RandomWords } from './random-words.ts'
import { type Err, err, ok, type Result } from './result.ts'
import { SEEDS } from './seed.ts'

/**
 * Returns a game by a rules version: today's, or an older, supported one; null for an unknown version. An older game begins with its own
 * deck, and also allows the actions that only its version allowed.
 */
function gameForRules<K extends GameTypes>(game: Game<K>, rulesVersion: number): Game<K> | null {
  if (rulesVersion === game.rulesVersion) return game
  const older = game.olderRules?.[rulesVersion]
  if (!older) return null
  return {
    ...game,
    begin: older.begin ?? game.begin,
    refuse(state, action) {
      const refusal = game.refuse(state, action)
      return refusal && older.allowed?.(refusal, state, action) ? null : refusal
    },
  }
}

/**
 * Formats of stored games, by the field that each one added. A game is written in the oldest format with all its fields, so that older
 * versions of the program can read it too. Every new field of the text needs a new format.
 */
const FORMATS = { plain: 1, takenBack: 2, from: 3, words: 4 } as const

/** Longest text that is read as a stored game, in characters. */
export const LONGEST_TEXT = 2_000_000

/** Most actions in a stored game. */
export const MOST_ACTIONS = 20_000

/** Most random words in one stream of a stored game. */
export const MOST_WORDS = 100_000

/** Why a text cannot be read as a stored game. */
export type ReadError<Refusal> =
  /** Longer than any game; rejected without parsing. */
  | { code: 'too-long' }
  | { code: 'not-json' }
  /** `where` is the path to the first wrong value, as in "actions.3.turn"; '' for the whole. */
  | { code: 'wrong-shape'; where: string }
  | { code: 'unknown-game'; game: string }
  /** A format of a newer version of the program, as a rule. */
  | { code: 'unknown-format'; format: number }
  /** Started by a rules version that this program does not know. */
  | { code: 'unknown-rules'; rulesVersion: number }
  /** The rules do not allow the action at `index` (from 0) in its position. */
  | { code: 'refused-action'; index: number; refusal: Refusal }
  /** Random words are missing, or the rules threw an error: a fault of this program, which must not prevent its start. */
  | { code: 'cannot-be-replayed' }

export type ReadGame<K extends GameTypes> = Result<Session<K>, ReadError<K['Refusal']>>

/** A whole number from 0. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const versions = v.looseObject({ format: countSchema, game: v.string(), rulesVersion: countSchema })

/** A seed as a number. */
export const seedSchema = v.pipe(countSchema, v.maxValue(SEEDS - 1))

/** The agreed undos of a game. */
export const takenBackSchema = v.pipe(
  v.array(v.unknown()),
  v.minLength(1),
  v.maxLength(MOST_ACTIONS),
  v.array(v.strictObject({ left: countSchema, moves: v.pipe(countSchema, v.minValue(1)) })),
)

/** The random words of one stream. */
export const wordsSchema = v.pipe(
  v.array(v.unknown()),
  v.maxLength(MOST_WORDS),
  v.array(v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1))),
)

const contents = <K extends GameTypes>({ config, action }: Codec<K>) =>
  v.strictObject({
    format: countSchema,
    game: v.string(),
    rulesVersion: countSchema,
    config,
    seed: seedSchema,
    words: v.exactOptional(v.strictObject({ dice: wordsSchema, draws: wordsSchema })),
    actions: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ACTIONS), v.array(action)),
    from: v.exactOptional(v.string()),
    takenBack: v.exactOptional(takenBackSchema),
  })

/** The fields that only newer formats have. */
interface Gained {
  words?: RandomWords | undefined
  from?: unknown
  takenBack?: readonly AgreedUndo[] | undefined
}

/** Returns the name of a field that is invalid in a game of this format and length; null if all are valid. */
function misplaced(format: number, { words, from, takenBack }: Gained, actions: number): string | null {
  if ((words !== undefined) !== (format === FORMATS.words)) return 'words'
  if ((from !== undefined) !== (format === FORMATS.from)) return 'from'
  const isRight = format === formatOf({ words, from, takenBack })
  // An undo must go back to a number of moves that the game still has.
  return isRight && (takenBack ?? []).every(({ left }) => left <= actions) ? null : 'takenBack'
}

/** Returns the format for a game. */
export function formatOf({ words, from, takenBack }: { [Part in keyof Gained]?: unknown }): number {
  if (words !== undefined) return FORMATS.words
  if (from !== undefined) return FORMATS.from
  return takenBack ? FORMATS.takenBack : FORMATS.plain
}

/**
 * Writes a game as text: its configuration, its rules version at the start, the seed, its random words if any, and every action. A game
 * with random words must have its first deal.
 */
export function writeGame<K extends GameTypes>(game: Game<K>, session: Session<K>): string {
  const { codec } = game
  const { config, seed, words, from, actions } = logOf(session)
  const { takenBack } = session
  if (words && from) throw new Error('A game with random words cannot be written from its middle.')
  return JSON.stringify({
    format: formatOf({ words, from, takenBack }),
    game: game.id,
    rulesVersion: session.begunBy ?? game.rulesVersion,
    config: codec.writeConfig(config),
    seed,
    words: words && { dice: words.dice, draws: words.draws },
    from: from && codec.position?.write(from),
    actions: actions.map((action) => codec.writeAction(action)),
    takenBack,
  })
}

/**
 * Reads a stored game from untrusted text, and replays it from the first action, by its rules version. Returns the whole game, or the
 * reason why it cannot be read.
 */
export function readGame<K extends GameTypes>(game: Game<K>, text: string): ReadGame<K> {
  if (text.length > LONGEST_TEXT) return err({ code: 'too-long' })
  const data = parseJson(text)
  if (data === undefined) return err({ code: 'not-json' })
  return readStored(game, data)
}

/** Reads a stored game from parsed data. */
export function readStored<K extends GameTypes>(game: Game<K>, data: unknown): ReadGame<K> {
  const read = readLog(game, data)
  if (!read.ok) return read
  const { asBegun, rulesVersion, log, takenBack } = read.value
  const found = replayLog(asBegun, log)
  if (!found.ok) return found
  const begunBy = asBegun === game ? {} : { begunBy: rulesVersion }
  return ok({ ...found.value, ...begunBy, ...(takenBack && { takenBack }) })
}

/** The content of a stored game before it is replayed (`replayLog`), with the rules version for the replay. */
export interface WrittenLog<K extends GameTypes> {
  asBegun: Game<K>
  rulesVersion: number
  log: GameLog<K>
  takenBack: readonly AgreedUndo[] | undefined
}

export type ReadLog<K extends GameTypes> = Result<WrittenLog<K>, ReadError<K['Refusal']>>

/** Reads the content of a stored game from parsed data. */
export function readLog<K extends GameTypes>(game: Game<K>, data: unknown): ReadLog<K> {
  const named = v.safeParse(versions, data)
  if (!named.success) return err(wrongShape(named.issues))
  const stranger = refuseVersions(game, named.output)
  if (stranger) return err(stranger)
  const { rulesVersion, format } = named.output
  const asBegun = gameForRules(game, rulesVersion)
  if (!asBegun) return err({ code: 'unknown-rules', rulesVersion })
  const held = v.safeParse(contents(game.codec), data, { abortEarly: true })
  if (!held.success) return err(wrongShape(held.issues))
  const { takenBack, from: position, config, seed, words, actions } = held.output
  const where = misplaced(format, held.output, actions.length)
  if (where !== null) return err({ code: 'wrong-shape', where })
  const log = { config, seed, ...(words && { words }), actions }
  const written = { asBegun, rulesVersion, log, takenBack }
  if (position === undefined) return ok(written)
  return guardReplay((): ReadLog<K> => {
    const from = asBegun.codec.position?.read(position, config)
    if (!from) return err({ code: 'wrong-shape', where: 'from' })
    return ok({ ...written, log: { ...written.log, from } })
  })
}

/** Replays a log that was read. The first `since` actions leave no moves (`replay`). */
export const replayLog = <K extends GameTypes>(game: Game<K>, log: GameLog<K>, since = 0): ReadGame<K> =>
  guardReplay((): ReadGame<K> => {
    const played = replay(game, log, since)
    if (played.ok) return played
    return err({ code: 'refused-action', ...played.error })
  })

/** Returns the result of a replay, or an error if the rules throw. */
export function guardReplay<Read>(how: () => Read): Read | Err<ReadError<never>> {
  try {
    return how()
  } catch {
    return err({ code: 'cannot-be-replayed' })
  }
}

/** Parses a text as JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text before the actions of a stored game. */
export const ACTIONS_PREFIX = '"actions":['

/** Parses the beginning of a truncated stored game, without its actions; undefined if the beginning is incomplete too. */
export const beginningOf = (text: string): unknown =>
  parseJson(`${text.split(ACTIONS_PREFIX)[0]}${ACTIONS_PREFIX}]}`)

/** True if two stored games have the same start; their moves may differ. */
export function isSameBeginning(one: string, other: string): boolean {
  const begun = v.object({
    game: v.string(),
    config: v.unknown(),
    seed: v.number(),
    from: v.optional(v.unknown()),
    words: v.optional(v.object({ dice: v.array(v.number()), draws: v.array(v.number()) })),
  })
  const [first, second] = [one, other].map((text) => v.safeParse(begun, parseJson(text)))
  if (!first?.success || !second?.success) return false
  const [{ words, ...start }, { words: others, ...otherStart }] = [first.output, second.output]
  if ((words === undefined) !== (others === undefined)) return false
  const isSame = !words || !others || isSameLuck(words, others)
  return isSame && JSON.stringify(start) === JSON.stringify(otherStart)
}

/** Returns the configuration of a stored game, without replaying the game; null if it cannot be read. Also reads a truncated text. */
export function readHeader<K extends GameTypes>(
  game: Pick<Game<K>, 'id' | 'codec'>,
  text: string,
): K['Config'] | null {
  if (text.length > LONGEST_TEXT) return null
  const header = v.looseObject({ game: v.literal(game.id), config: game.codec.config })
  const read = v.safeParse(header, parseJson(text) ?? beginningOf(text))
  return read.success ? read.output.config : null
}

function refuseVersions(
  game: { id: string },
  named: v.InferOutput<typeof versions>,
): ReadError<never> | null {
  if (named.game !== game.id) return { code: 'unknown-game', game: named.game }
  const isKnown = Object.values<number>(FORMATS).includes(named.format)
  if (!isKnown) return { code: 'unknown-format', format: named.format }
  return null
}

/** Returns the first of the issues with data. */
export const wrongShape = (issues: readonly [v.BaseIssue<unknown>, ...unknown[]]): ReadError<never> => ({
  code: 'wrong-shape',
  where: v.getDotPath(issues[0]) ?? '',
})
