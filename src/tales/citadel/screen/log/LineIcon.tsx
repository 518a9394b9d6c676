import { Icon } from '../../../../ui/art/index.ts'
import type { LogIcon } from './line.ts'

const SIZE = 27

/** The picture before a line: who did it, or what it was. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  return icon.kind === 'back' ? <Icon name="anticlockwise-rotation" size={SIZE} /> : null
}
