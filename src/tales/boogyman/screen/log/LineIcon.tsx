import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { Icon } from '../../../../ui/art/index.ts'
import type { LogEntryOf, PlacedLogEntryOf } from '../../../../ui/frames/log/log-entry.ts'
import { BoogymanIcon, ClearingTreeIcon, FolkIcon } from '../../art/index.ts'

/** The icon of a log entry. */
type LogIcon =
  | { kind: 'folk'; side: SeatName }
  | { kind: 'boogyman'; side: SeatName }
  | { kind: 'tree'; seed: string }
  | { kind: 'back' }

export type PlacedLogEntry = PlacedLogEntryOf<LogIcon>

/** A log entry before it is assigned to a turn. */
export type LogEntry = LogEntryOf<LogIcon>

const SIZE = 27

/** Draws the icon of a log entry: the acting piece, or the new tree. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  if (icon.kind === 'back') return <Icon name="undo" size={SIZE} />
  if (icon.kind === 'tree') return <ClearingTreeIcon size={SIZE} seed={icon.seed} />
  if (icon.kind === 'boogyman') return <BoogymanIcon size={SIZE} side={icon.side} />
  return <FolkIcon size={SIZE} side={icon.side} />
}
