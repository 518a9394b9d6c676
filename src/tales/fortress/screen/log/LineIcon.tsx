import { type CardId, isCreature, isLand, isTreasure } from '../../../../engine/fortress/index.ts'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import type { LogEntryOf, PlacedLogEntryOf } from '../../../../ui/frames/log/log-entry.ts'
import { CreatureIcon, KindIcon, Swords, TreasureIcon, WallShield } from '../../art/index.ts'

/** The icon of a log entry. */
export type LogIcon =
  | { kind: 'card'; card: CardId }
  | { kind: 'die'; face: 1 | 2 | 3 | 4 | 5 | 6 }
  | { kind: 'swords' }
  | { kind: 'gate' }
  | { kind: 'back' }

export type PlacedLogEntry = PlacedLogEntryOf<LogIcon>

/** A log entry without its place in the log yet. */
export type LogEntry = LogEntryOf<LogIcon>

const SIZE = 28

/** Draws the icon of a log entry: the actor, the card, or the die. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  switch (icon.kind) {
    case 'back':
      return <Icon name="undo" size={SIZE} />
    case 'die':
      return <DieIcon face={icon.face} size={SIZE} />
    case 'swords':
      return <Swords size={SIZE} />
    case 'gate':
      return <WallShield count={null} chosen={false} size={SIZE - 4} />
    default:
      if (isCreature(icon.card)) return <CreatureIcon id={icon.card} size={SIZE} />
      if (isTreasure(icon.card)) return <TreasureIcon id={icon.card} size={SIZE} />
      return isLand(icon.card) && <KindIcon kind={icon.card} size={SIZE - 4} />
  }
}
