import type {
  BuildingId,
  CharacterId,
  Config,
  EventOf,
  ExpansionEventType,
  MonsterKind,
} from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import { shownName } from '../../../../store/names.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'
import type { Frame } from '../../game.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { Messages } from '../../words/messages.ts'
import type { ExpansionHappening, Run } from './runs.ts'

/** The picture that stands before a line. */
export type LogIcon =
  | { kind: 'hero'; hero: CharacterId }
  | { kind: 'monster'; monster: MonsterKind }
  | { kind: 'die'; face: DieFace }
  | { kind: 'gem' }
  | { kind: 'building'; building: BuildingId }
  | { kind: 'heart' }
  | { kind: 'oak' }
  | { kind: 'back' }

export type LogLine = ToldLine<LogIcon>

/** A line that has not found its place in the tale yet. */
export type Told = ToldOf<LogIcon>

/** The words of the page, and who sits in the seats of a game. */
export interface Speaker {
  m: Messages
  config: Config
}

/** What moves are told with. */
export interface Teller extends Speaker {
  /** What the log says of the expansions; null before these have loaded, when no game has any. */
  lines: ExpansionLines | null
}

/** A teller with all words, also those that come late. */
export interface LateTeller extends Teller {
  m: AllWords
}

/** One event among all that its move brought. */
export interface Telling extends Teller {
  frames: readonly Frame[]
  runs: readonly Run[]
  frame: number
  /** The state just after the event. */
  state: Frame['state']
}

export type Line = Omit<Told, 'frame'>

/** What the log says of the expansions. */
export interface ExpansionLines {
  lines: { [Type in ExpansionEventType]: (event: EventOf<Type>, telling: Telling) => Line | null }
  /** What happened to a monster on its way, in the full explanation of its step. */
  explain(m: Messages, event: ExpansionHappening): string
}

/** Returns the lines of the expansions. Throws before they have loaded: a game that has any is told only afterwards. */
export function linesOfExpansions({ lines }: Pick<Teller, 'lines'>): ExpansionLines {
  if (!lines) throw new Error('Expansion log lines have not loaded yet.')
  return lines
}

/** A character within a sentence: "the Huntsman". */
export const heroOf = ({ m, config }: Speaker, seat: number): string => {
  const character = config.seats[seat]?.character
  return character ? m.common.inSentence[character] : ''
}

/** Who decides for a seat: the player if a name was given, else the character. */
export const deciderOf = (speaker: Speaker, seat: number): string =>
  shownName(speaker.config.seats[seat]?.player ?? '') || heroOf(speaker, seat)

/** The picture of a seat's character. */
export const heroIcon = ({ config }: Pick<Speaker, 'config'>, seat: number): LogIcon => {
  const hero = config.seats[seat]?.character
  return hero ? { kind: 'hero', hero } : { kind: 'oak' }
}
