import type { CardId } from '../../../../engine/fortress/index.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'

/** The picture that stands before a line. */
export type LogIcon =
  | { kind: 'card'; card: CardId }
  | { kind: 'die'; face: 1 | 2 | 3 | 4 | 5 | 6 }
  | { kind: 'swords' }
  | { kind: 'gate' }
  | { kind: 'back' }

export type LogLine = ToldLine<LogIcon>

/** A line that has not found its place in the tale yet. */
export type Told = ToldOf<LogIcon>
