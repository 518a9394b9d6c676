import type { Game, GameTypes } from './game.ts'
import type { Session } from './log.ts'
import {
  ACTIONS_PREFIX,
  beginningOf,
  formatOf,
  LONGEST_TEXT,
  parseJson,
  type ReadError,
  type ReadGame,
  readStored,
} from './stored-game.ts'

/** Number of commas, from the end, where a truncated list of actions is cut and closed. An action has fewer. */
const TRIES = 8

/**
 * Returns the good part of a stored game that cannot be read: the longest prefix of its actions that the rules allow. Works if the fault is
 * in an action or behind the actions. Returns null if it is elsewhere, or no action is left.
 */
export function recoverGame<K extends GameTypes>(game: Game<K>, text: string): Session<K> | null {
  if (text.length > LONGEST_TEXT) return null
  let data = asData(game, text)
  while (data) {
    const read = readStored(game, data)
    if (read.ok) return read.value.moves.length > 0 ? read.value : null
    const shorter = without(data, read.error)
    if (shorter === data) return null
    data = shorter
  }
  return null
}

/** The parsed data of a stored game. Its actions are not validated. */
interface Data {
  readonly actions: readonly unknown[]
  readonly takenBack?: unknown
  readonly [part: string]: unknown
}

/** Returns the data without the faulty part; null if nothing is left, and the same data if the part is indispensable. */
function without(data: Data, reason: ReadError<unknown>): Data | null {
  if (reason.code === 'refused-action') return upTo(data, reason.index)
  if (reason.code !== 'wrong-shape') return data
  const [part = '', index] = reason.where.split('.')
  if (part === 'actions' && index !== undefined) return upTo(data, Number(index))
  // Agreed undos are only shown, and the replay does not need them.
  if (part === 'takenBack') return plainly(data)
  return data
}

/** Returns a game up to one of its actions. */
function upTo(data: Data, index: number): Data | null {
  const back = Array.isArray(data.takenBack) ? data.takenBack.map((one) => nearer(one, index)) : null
  return index === 0
    ? null
    : { ...data, actions: data.actions.slice(0, index), ...(back && { takenBack: back }) }
}

/** Returns an agreed undo of a game that has only `most` actions left. */
const nearer = (one: unknown, most: number): unknown =>
  isRecord(one) && typeof one['left'] === 'number' ? { ...one, left: Math.min(one['left'], most) } : one

/** Returns a game without its agreed undos; the same data if there are none. */
function plainly(data: Data): Data {
  const { takenBack: _, ...rest } = data
  const format = formatOf({ words: rest['words'], from: rest['from'] })
  return 'takenBack' in data || data['format'] !== format ? { ...rest, format } : data
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a text, even a truncated one; null if it is no stored game. */
function asData<K extends GameTypes>(game: Game<K>, text: string): Data | null {
  const whole = parseJson(text)
  if (whole !== undefined) return hasActions(whole) ? whole : null
  const begun = beginningOf(text)
  // Check the part before the actions first: it is short, except in a malicious text.
  if (!hasActions(begun) || !isBeginning(readStored(game, begun))) return null
  const [, ...rest] = text.split(ACTIONS_PREFIX)
  const actions = actionsIn(rest.join(ACTIONS_PREFIX))
  return actions && { ...begun, actions }
}

/** True if a game is valid, or lacks only its agreed undos, which are written after its actions. */
const isBeginning = (read: ReadGame<GameTypes>): boolean =>
  read.ok || (read.error.code === 'wrong-shape' && read.error.where === 'takenBack')

/** Returns the complete actions of a truncated list, or of a list before a truncated part. */
function actionsIn(text: string): unknown[] | null {
  const behind = text.lastIndexOf('],"takenBack"')
  const list = behind < 0 ? text.replace(/\]\}?$/, '') : text.slice(0, behind)
  let end = list.length
  for (let tried = 0; tried < TRIES && end > 0; tried++) {
    const actions = parseJson(`[${list.slice(0, end)}]`)
    if (Array.isArray(actions)) return actions
    end = list.lastIndexOf(',', end - 1)
  }
  return null
}

const hasActions = (data: unknown): data is Data => isRecord(data) && Array.isArray(data['actions'])
