import type {
  BuildingId,
  CharacterId,
  Config,
  EventOf,
  ExpansionEventType,
  MonsterKind,
} from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import type { LogEntryOf, PlacedLogEntryOf } from '../../../../ui/frames/log/log-entry.ts'
import type { Frame } from '../../game.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { Messages } from '../../words/messages.ts'
import type { ExpansionHappening, LoggedRun } from './runs.ts'

/** The icon before a line of the log. */
export type LogIcon =
  | { kind: 'hero'; hero: CharacterId }
  | { kind: 'monster'; monster: MonsterKind }
  | { kind: 'die'; face: DieFace }
  | { kind: 'gem' }
  | { kind: 'building'; building: BuildingId }
  | { kind: 'heart' }
  | { kind: 'oak' }
  | { kind: 'back' }

export type PlacedLogEntry = PlacedLogEntryOf<LogIcon>

/** A log entry without its turn and seat. */
export type LogEntry = LogEntryOf<LogIcon>

/** The words of the page, and the seats of a game. */
export interface Speaker {
  m: Messages
  config: Config
}

/** The inputs of the log. */
export interface LogWriter extends Speaker {
  /** The log lines of the expansions; null until they have loaded, if no game needs them. */
  lines: ExpansionLines | null
}

/** Inputs of the log with all words, including those that load late. */
export interface FullLogWriter extends LogWriter {
  m: AllWords
}

/** One event with all events of its move. */
export interface EventInMove extends LogWriter {
  frames: readonly Frame[]
  runs: readonly LoggedRun[]
  frame: number
  /** The state after the event. */
  state: Frame['state']
}

export type LogSentence = Omit<LogEntry, 'frame'>

/** The log lines of the expansions. */
export interface ExpansionLines {
  lines: { [Type in ExpansionEventType]: (event: EventOf<Type>, telling: EventInMove) => LogSentence | null }
  /** Returns an event on a monster's way as part of the explanation of its step. */
  explain(m: Messages, event: ExpansionHappening): string
}

/**
 * Returns the lines of the expansions. Throws before they have loaded, because the log of a game with expansions waits for them.
 */
export function linesOfExpansions({ lines }: Pick<LogWriter, 'lines'>): ExpansionLines {
  if (!lines) throw new Error('Expansion log lines have not loaded yet.')
  return lines
}

/** Returns a character within a sentence: "the Huntsman". */
export const heroOf = ({ m, config }: Speaker, seat: number): string => {
  const character = config.seats[seat]?.character
  return character ? m.common.inSentence[character] : ''
}

/** Returns the name of a seat's player if there is one, otherwise of its character. */
export const deciderOf = (speaker: Speaker, seat: number): string =>
  shownName(speaker.config.seats[seat]?.player ?? '') || heroOf(speaker, seat)

/** Returns the icon of a seat's character. */
export const heroIcon = ({ config }: Pick<Speaker, 'config'>, seat: number): LogIcon => {
  const hero = config.seats[seat]?.character
  return hero ? { kind: 'hero', hero } : { kind: 'oak' }
}
