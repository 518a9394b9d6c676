import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { ArmyIcon, EmblemIcon, FortIcon } from '../../art/index.ts'
import { faceOf } from '../ring/faces.ts'
import type { LogIcon } from './line.ts'

const SIZE = 27

/** The picture before a line: who did it, the fort, or what was rolled. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  switch (icon.kind) {
    case 'back':
      return <Icon name="anticlockwise-rotation" size={SIZE} />
    case 'army':
      return <ArmyIcon country={icon.country} size={SIZE} />
    case 'emblem':
      return <EmblemIcon country={icon.country} size={SIZE - 2} />
    case 'fort':
      return <FortIcon country={icon.country} walled={icon.walled} size={SIZE} />
    case 'dice':
      return <DieIcon face={faceOf(icon.faces[0])} size={SIZE - 3} />
  }
}
