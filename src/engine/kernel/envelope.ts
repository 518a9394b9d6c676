import * as v from 'valibot'
import type { Codec } from './codec.ts'
import type { Game, Kind } from './game.ts'
import { type GameLog, logOf, replay, type Session, type TakenBack } from './log.ts'
import { type Err, err, ok, type Result } from './result.ts'
import { SEEDS } from './seed.ts'

/**
 * Returns a game by a rules version: today's, or an older one whose stored games are still read; null for an unknown
 * version. An older game begins with its own deck, and allows what its version may have allowed.
 */
function byEdition<K extends Kind>(game: Game<K>, rulesVersion: number): Game<K> | null {
  if (rulesVersion === game.rulesVersion) return game
  const older = game.olderEditions?.[rulesVersion]
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
 * The forms in which games are stored, by what they can hold. A game is written in the oldest that holds it, so that
 * older editions of the program read it too. A new one comes whenever the text of a stored game gains something.
 */
const FORMATS = { plain: 1, takenBack: 2, from: 3 } as const

/** Longest text that is read as a stored game, in characters. */
export const LONGEST_TEXT = 2_000_000

/** Most actions in a stored game. */
export const MOST_ACTIONS = 20_000

/** Why a text is no stored game that can be played on. */
export type Unreadable<Refusal> =
  /** Longer than any game: not even looked at. */
  | { code: 'too-long' }
  | { code: 'not-json' }
  /** `where` is the way to the first wrong thing, as in "actions.3.turn"; '' for the whole. */
  | { code: 'wrong-shape'; where: string }
  | { code: 'unknown-game'; game: string }
  /** Stored in another form, by a newer version of the program as a rule. */
  | { code: 'unknown-format'; format: number }
  /** Begun by an edition of the rules that this program does not know. */
  | { code: 'unknown-rules'; rulesVersion: number }
  /** The rules do not allow the action at `index` (from 0) where it stands. */
  | { code: 'refused-action'; index: number; refusal: Refusal }
  /** The rules themselves stumbled over it: a fault of this program, which must not keep it from starting. */
  | { code: 'cannot-be-replayed' }

export type ReadGame<K extends Kind> = Result<Session<K>, Unreadable<K['Refusal']>>

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const versions = v.looseObject({ format: wholeNumber, game: v.string(), rulesVersion: wholeNumber })

const takenBack = v.pipe(
  v.array(v.unknown()),
  v.minLength(1),
  v.maxLength(MOST_ACTIONS),
  v.array(v.strictObject({ left: wholeNumber, moves: v.pipe(wholeNumber, v.minValue(1)) })),
)

const contents = <K extends Kind>({ config, action }: Codec<K>) =>
  v.strictObject({
    format: wholeNumber,
    game: v.string(),
    rulesVersion: wholeNumber,
    config,
    seed: v.pipe(wholeNumber, v.maxValue(SEEDS - 1)),
    actions: v.pipe(v.array(v.unknown()), v.maxLength(MOST_ACTIONS), v.array(action)),
    from: v.exactOptional(v.string()),
    takenBack: v.exactOptional(takenBack),
  })

/** What only later forms hold of a game. */
interface Gained {
  from?: unknown
  takenBack?: readonly TakenBack[] | undefined
}

/** Which part of it does not belong into a game of this form and length; null where all is right. */
function misplaced(format: number, { from, takenBack }: Gained, actions: number): string | null {
  if ((from !== undefined) !== (format === FORMATS.from)) return 'from'
  const isRight = format === formatOf({ from, takenBack })
  // Nobody went back to where the game has not come again.
  return isRight && (takenBack ?? []).every(({ left }) => left <= actions) ? null : 'takenBack'
}

/** The form in which a game is written. */
export function formatOf({ from, takenBack }: { [Part in keyof Gained]?: unknown }): number {
  if (from !== undefined) return FORMATS.from
  return takenBack ? FORMATS.takenBack : FORMATS.plain
}

/** Writes a game as text: who plays, by which edition of the rules it was begun, the seed, and every action. */
export function writeGame<K extends Kind>(game: Game<K>, session: Session<K>): string {
  const { codec } = game
  const { config, seed, from, actions } = logOf(session)
  const { takenBack } = session
  return JSON.stringify({
    format: formatOf({ from, takenBack }),
    game: game.id,
    rulesVersion: session.begunBy ?? game.rulesVersion,
    config: codec.writeConfig(config),
    seed,
    from: from && codec.position?.write(from),
    actions: actions.map((action) => codec.writeAction(action)),
    takenBack,
  })
}

/**
 * Reads a stored game from a text that anybody may have written, and plays it again from the first
 * action, by the edition of the rules by which it was begun. Answers the game, or why there is none: never a part
 * of one.
 */
export function readGame<K extends Kind>(game: Game<K>, text: string): ReadGame<K> {
  if (text.length > LONGEST_TEXT) return err({ code: 'too-long' })
  const data = parseJson(text)
  if (data === undefined) return err({ code: 'not-json' })
  return readStored(game, data)
}

/** Reads a stored game that is data already. */
export function readStored<K extends Kind>(game: Game<K>, data: unknown): ReadGame<K> {
  const read = readLog(game, data)
  if (!read.ok) return read
  const { asBegun, rulesVersion, log, takenBack } = read.value
  const found = replayLog(asBegun, log)
  if (!found.ok) return found
  const begunBy = asBegun === game ? {} : { begunBy: rulesVersion }
  return ok({ ...found.value, ...begunBy, ...(takenBack && { takenBack }) })
}

/** What is written of a stored game, before it is played again (`replayLog`), and the edition of the rules that does so. */
export interface WrittenLog<K extends Kind> {
  asBegun: Game<K>
  rulesVersion: number
  log: GameLog<K>
  takenBack: readonly TakenBack[] | undefined
}

export type ReadLog<K extends Kind> = Result<WrittenLog<K>, Unreadable<K['Refusal']>>

/** Reads what is written of a stored game that is data already. */
export function readLog<K extends Kind>(game: Game<K>, data: unknown): ReadLog<K> {
  const named = v.safeParse(versions, data)
  if (!named.success) return err(wrongShape(named.issues))
  const stranger = refuseVersions(game, named.output)
  if (stranger) return err(stranger)
  const { rulesVersion, format } = named.output
  const asBegun = byEdition(game, rulesVersion)
  if (!asBegun) return err({ code: 'unknown-rules', rulesVersion })
  const held = v.safeParse(contents(game.codec), data, { abortEarly: true })
  if (!held.success) return err(wrongShape(held.issues))
  const { takenBack, from: position, config, seed, actions } = held.output
  const where = misplaced(format, held.output, actions.length)
  if (where !== null) return err({ code: 'wrong-shape', where })
  const written = { asBegun, rulesVersion, log: { config, seed, actions }, takenBack }
  if (position === undefined) return ok(written)
  return carefully((): ReadLog<K> => {
    const from = asBegun.codec.position?.read(position, config)
    if (!from) return err({ code: 'wrong-shape', where: 'from' })
    return ok({ ...written, log: { ...written.log, from } })
  })
}

/** Plays a log that was read again; of its first actions, `since` many, nothing is kept (`replay`). */
export const replayLog = <K extends Kind>(game: Game<K>, log: GameLog<K>, since = 0): ReadGame<K> =>
  carefully((): ReadGame<K> => {
    const played = replay(game, log, since)
    if (played.ok) return played
    return err({ code: 'refused-action', ...played.error })
  })

/** What comes of a log, unless the rules stumble over it. */
function carefully<Read>(how: () => Read): Read | Err<Unreadable<never>> {
  try {
    return how()
  } catch {
    return err({ code: 'cannot-be-replayed' })
  }
}

/** What a text says as JSON; undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What stands before the actions of a stored game, as it is written. */
export const ACTIONS = '"actions":['

/** A stored game whose end is missing, as data without any action; undefined if its beginning is missing too. */
export const beginningOf = (text: string): unknown => parseJson(`${text.split(ACTIONS)[0]}${ACTIONS}]}`)

/** Whether two stored games began as one and the same, however far each has come. */
export function isSameBeginning(one: string, other: string): boolean {
  const begun = v.object({
    game: v.string(),
    config: v.unknown(),
    seed: v.number(),
    from: v.optional(v.unknown()),
  })
  const [first, second] = [one, other].map((text) => v.safeParse(begun, parseJson(text)))
  return (
    first?.success === true &&
    second?.success === true &&
    JSON.stringify(first.output) === JSON.stringify(second.output)
  )
}

/** Returns what the table of a stored game chose, without replaying the game; null if that cannot be read. Also reads a text that is broken off. */
export function readHeader<K extends Kind>(
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
): Unreadable<never> | null {
  if (named.game !== game.id) return { code: 'unknown-game', game: named.game }
  const isKnown = Object.values<number>(FORMATS).includes(named.format)
  if (!isKnown) return { code: 'unknown-format', format: named.format }
  return null
}

const wrongShape = (issues: readonly [v.BaseIssue<unknown>, ...unknown[]]): Unreadable<never> => ({
  code: 'wrong-shape',
  where: v.getDotPath(issues[0]) ?? '',
})
