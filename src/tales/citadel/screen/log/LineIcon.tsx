import type { Category, Order } from '../../../../engine/citadel/index.ts'
import { Icon } from '../../../../ui/art/index.ts'
import type { LogEntryOf, PlacedLogEntryOf } from '../../../../ui/frames/log/log-entry.ts'
import { CardBack, CategorySign, Shield } from '../../art/index.ts'

/** The icon of a log entry. */
export type LogIcon =
  | { kind: 'order'; order: Order }
  | { kind: 'power'; category: Category }
  | { kind: 'event' }
  | { kind: 'back' }

export type PlacedLogEntry = PlacedLogEntryOf<LogIcon>
export type LogEntry = LogEntryOf<LogIcon>

const SIZE = 27

/** The icon of a log entry: the acting Order, or the kind of event. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  switch (icon.kind) {
    case 'back':
      return <Icon name="undo" size={SIZE} />
    case 'order':
      return <Shield order={icon.order} size={SIZE - 3} />
    case 'power':
      return <CategorySign category={icon.category} size={SIZE} />
    case 'event':
      return <CardBack kind="building" size={SIZE - 9} />
  }
}
