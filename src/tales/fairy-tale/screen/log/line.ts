import type { BuildingId, CharacterId, Config, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import type { Messages } from '../../../../ui/text/messages.ts'

/** The picture that stands before a line. */
export type LogIcon =
  | { kind: 'hero'; hero: CharacterId }
  | { kind: 'monster'; monster: MonsterKind }
  | { kind: 'die'; face: DieFace }
  | { kind: 'gem' }
  | { kind: 'building'; building: BuildingId }
  | { kind: 'heart' }
  | { kind: 'oak' }

/** One line of the tale: what happened in ink, the reason after it, and the whole explanation. */
export interface LogLine {
  /** The same as long as the line stands: it names the move and the event that it tells of. */
  key: string
  /** The turn that it belongs to; 0 before the first. */
  turn: number
  /** The seat on turn then. */
  seat: number
  /** Which move of the game, and which of its events, it tells of. */
  move: number
  frame: number
  icon: LogIcon
  what: string
  /** The reason; '' where what happened needs none. */
  why: string
  /** Each step with the turns that were tried, in order; empty where there is no more to tell. */
  steps: readonly string[]
}

/** A line that has not found its place in the tale yet. */
export type Told = Pick<LogLine, 'frame' | 'icon' | 'what'> & { why?: string; steps?: readonly string[] }

/** The words of a tale, and who sits in its seats. */
export interface Teller {
  m: Messages
  config: Config
}

/** A character within a sentence: "the Huntsman". */
export const heroOf = ({ m, config }: Teller, seat: number): string => {
  const character = config.seats[seat]?.character
  return character ? m.common.inSentence[character] : ''
}

/** Who decides for a seat: the player if a name was given, else the character. */
export const deciderOf = (teller: Teller, seat: number): string =>
  teller.config.seats[seat]?.player || heroOf(teller, seat)

/** The picture of a seat's character. */
export const heroIcon = ({ config }: Teller, seat: number): LogIcon => {
  const hero = config.seats[seat]?.character
  return hero ? { kind: 'hero', hero } : { kind: 'oak' }
}
