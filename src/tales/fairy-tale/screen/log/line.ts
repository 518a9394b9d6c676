import type { BuildingId, CharacterId, Config, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import { shownName } from '../../../../store/names.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'
import type { AllWords, Messages } from '../../words/messages.ts'

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

/** The words of a tale, and who sits in its seats. */
export interface Teller {
  m: Messages
  config: Config
}

/** One who tells with all words, also those that come late. */
export interface LateTeller extends Teller {
  m: AllWords
}

/** A character within a sentence: "the Huntsman". */
export const heroOf = ({ m, config }: Teller, seat: number): string => {
  const character = config.seats[seat]?.character
  return character ? m.common.inSentence[character] : ''
}

/** Who decides for a seat: the player if a name was given, else the character. */
export const deciderOf = (teller: Teller, seat: number): string =>
  shownName(teller.config.seats[seat]?.player ?? '') || heroOf(teller, seat)

/** The picture of a seat's character. */
export const heroIcon = ({ config }: Teller, seat: number): LogIcon => {
  const hero = config.seats[seat]?.character
  return hero ? { kind: 'hero', hero } : { kind: 'oak' }
}
