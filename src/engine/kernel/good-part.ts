import {
  ACTIONS,
  beginningOf,
  formatOf,
  LONGEST_TEXT,
  parseJson,
  type ReadGame,
  readStored,
  type Unreadable,
} from './envelope.ts'
import type { Game, Kind } from './game.ts'
import type { Session } from './log.ts'

/** In how many places from its end a list of actions that is broken off is tried to be closed: none has so many commas. */
const TRIES = 8

/**
 * The good part of a stored game that cannot be read: as many of its actions, from the first, as the rules allow, where
 * the fault is in one of them, or behind them. Null where it is elsewhere, or no action at all is left.
 */
export function readGoodPart<K extends Kind>(game: Game<K>, text: string): Session<K> | null {
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

/** A stored game as data, as far as it goes; its actions may be anything yet. */
interface Data {
  readonly actions: readonly unknown[]
  readonly takenBack?: unknown
  readonly [part: string]: unknown
}

/** The same without what is at fault in it; itself where that is nothing that a game can be without. */
function without(data: Data, reason: Unreadable<unknown>): Data | null {
  if (reason.code === 'refused-action') return upTo(data, reason.index)
  if (reason.code !== 'wrong-shape') return data
  const [part = '', index] = reason.where.split('.')
  if (part === 'actions' && index !== undefined) return upTo(data, Number(index))
  // What was taken back is told of the game, and decides nothing in it.
  if (part === 'takenBack') return plainly(data)
  return data
}

/** A game up to one of its actions. */
function upTo(data: Data, index: number): Data | null {
  const back = Array.isArray(data.takenBack) ? data.takenBack.map((one) => nearer(one, index)) : null
  return index === 0
    ? null
    : { ...data, actions: data.actions.slice(0, index), ...(back && { takenBack: back }) }
}

/** An agreement to go back, of a game that has only so many actions any more. */
const nearer = (one: unknown, most: number): unknown =>
  isRecord(one) && typeof one['left'] === 'number' ? { ...one, left: Math.min(one['left'], most) } : one

/** A game of which nothing is told that was taken back; itself where nothing was told before. */
function plainly(data: Data): Data {
  const { takenBack: _, ...rest } = data
  const format = formatOf({ from: rest['from'] })
  return 'takenBack' in data || data['format'] !== format ? { ...rest, format } : data
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text as data, also where its end is missing; null where it is no game. */
function asData<K extends Kind>(game: Game<K>, text: string): Data | null {
  const whole = parseJson(text)
  if (whole !== undefined) return hasActions(whole) ? whole : null
  const begun = beginningOf(text)
  // What goes before them is looked at first: it is short, unless somebody means no good.
  if (!hasActions(begun) || !isBeginning(readStored(game, begun))) return null
  const [, ...rest] = text.split(ACTIONS)
  const actions = actionsIn(rest.join(ACTIONS))
  return actions && { ...begun, actions }
}

/** Whether nothing is wrong with a game but that it says nothing of what was taken back, which stands behind its actions. */
const isBeginning = (read: ReadGame<Kind>): boolean =>
  read.ok || (read.error.code === 'wrong-shape' && read.error.where === 'takenBack')

/** The whole actions of a list that is broken off, or followed by something that is. */
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
