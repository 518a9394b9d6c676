import { Icon } from '../../../../ui/art/index.ts'
import { CardBack, CategorySign, Shield } from '../../art/index.ts'
import type { LogIcon } from './line.ts'

const SIZE = 27

/** The picture before a line: who did it, or what it was. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  switch (icon.kind) {
    case 'back':
      return <Icon name="anticlockwise-rotation" size={SIZE} />
    case 'order':
      return <Shield order={icon.order} size={SIZE - 3} />
    case 'power':
      return <CategorySign category={icon.category} size={SIZE} />
    case 'event':
      return <CardBack kind="building" size={SIZE - 9} />
  }
}
