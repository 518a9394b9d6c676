import type { SeatName } from '../../../../engine/boogyman/index.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'

/** The picture that stands before a line. */
export type LogIcon =
  | { kind: 'folk'; side: SeatName }
  | { kind: 'boogyman'; side: SeatName }
  | { kind: 'tree'; seed: string }
  | { kind: 'back' }

export type LogLine = ToldLine<LogIcon>

/** A line that has not found its place in the tale yet. */
export type Told = ToldOf<LogIcon>
