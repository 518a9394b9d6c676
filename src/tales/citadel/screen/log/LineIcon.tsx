import type { Category, Order } from '../../../../engine/citadel/index.ts'
import { Icon } from '../../../../ui/art/index.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'
import { CardBack, CategorySign, Shield } from '../../art/index.ts'

/** The picture that stands before a line. */
export type LogIcon =
  | { kind: 'order'; order: Order }
  | { kind: 'power'; category: Category }
  | { kind: 'event' }
  | { kind: 'back' }

export type LogLine = ToldLine<LogIcon>
export type Told = ToldOf<LogIcon>

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
