import type { Category, Order } from '../../../../engine/citadel/index.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'

/** The picture that stands before a line. */
export type LogIcon =
  | { kind: 'order'; order: Order }
  | { kind: 'power'; category: Category }
  | { kind: 'event' }
  | { kind: 'back' }

export type LogLine = ToldLine<LogIcon>
export type Told = ToldOf<LogIcon>
