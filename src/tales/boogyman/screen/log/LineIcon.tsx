import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { Icon } from '../../../../ui/art/index.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'
import { BoogymanIcon, ClearingTreeIcon, FolkIcon } from '../../art/index.ts'

/** The picture that stands before a line. */
type LogIcon =
  | { kind: 'folk'; side: SeatName }
  | { kind: 'boogyman'; side: SeatName }
  | { kind: 'tree'; seed: string }
  | { kind: 'back' }

export type LogLine = ToldLine<LogIcon>

/** A line that has not found its place in the tale yet. */
export type Told = ToldOf<LogIcon>

const SIZE = 27

/** The picture before a line: who did it, or the tree that grew. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  if (icon.kind === 'back') return <Icon name="anticlockwise-rotation" size={SIZE} />
  if (icon.kind === 'tree') return <ClearingTreeIcon size={SIZE} seed={icon.seed} />
  if (icon.kind === 'boogyman') return <BoogymanIcon size={SIZE} side={icon.side} />
  return <FolkIcon size={SIZE} side={icon.side} />
}
