import { Icon } from '../../../../ui/art/index.ts'
import { BoogymanIcon, ClearingTreeIcon, FolkIcon } from '../../art/index.ts'
import type { LogIcon } from './line.ts'

const SIZE = 27

/** The picture before a line: who did it, or the tree that grew. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  if (icon.kind === 'back') return <Icon name="anticlockwise-rotation" size={SIZE} />
  if (icon.kind === 'tree') return <ClearingTreeIcon size={SIZE} seed={icon.seed} />
  if (icon.kind === 'boogyman') return <BoogymanIcon size={SIZE} side={icon.side} />
  return <FolkIcon size={SIZE} side={icon.side} />
}
