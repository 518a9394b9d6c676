import { type CardId, isCreature, isLand, isTreasure } from '../../../../engine/fortress/index.ts'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'
import { CreatureIcon, KindIcon, Swords, TreasureIcon, WallShield } from '../../art/index.ts'

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

const SIZE = 28

/** The picture before a line: who did it, which card it is about, or the die. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  switch (icon.kind) {
    case 'back':
      return <Icon name="anticlockwise-rotation" size={SIZE} />
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
