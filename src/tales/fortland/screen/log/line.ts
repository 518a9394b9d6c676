import type { SeatName } from '../../../../engine/fortland/index.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'

/** The picture that stands before a line. */
export type LogIcon =
  | { kind: 'army' | 'emblem'; country: SeatName }
  | { kind: 'fort'; country: SeatName; walled: boolean }
  | { kind: 'dice'; faces: readonly number[] }
  | { kind: 'back' }

export type LogLine = ToldLine<LogIcon>
export type Told = ToldOf<LogIcon>
