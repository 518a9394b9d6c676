import type { SeatName } from '../../../../engine/fortland/index.ts'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import type { LogEntryOf, PlacedLogEntryOf } from '../../../../ui/frames/log/log-entry.ts'
import { ArmyIcon, EmblemIcon, FortIcon } from '../../art/index.ts'
import { dieFace } from '../ring/faces.ts'

/** The icon of a log entry. */
type LogIcon =
  | { kind: 'army' | 'emblem'; country: SeatName }
  | { kind: 'fort'; country: SeatName; walled: boolean }
  | { kind: 'dice'; faces: readonly number[] }
  | { kind: 'back' }

export type PlacedLogEntry = PlacedLogEntryOf<LogIcon>
export type LogEntry = LogEntryOf<LogIcon>

const SIZE = 27

/** Draws the icon of a log entry: the actor, the fort, or the dice. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  switch (icon.kind) {
    case 'back':
      return <Icon name="undo" size={SIZE} />
    case 'army':
      return <ArmyIcon country={icon.country} size={SIZE} />
    case 'emblem':
      return <EmblemIcon country={icon.country} size={SIZE - 2} />
    case 'fort':
      return <FortIcon country={icon.country} walled={icon.walled} size={SIZE} />
    case 'dice':
      return <DieIcon face={dieFace(icon.faces[0])} size={SIZE - 3} />
  }
}
