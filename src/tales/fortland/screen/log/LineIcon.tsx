import type { SeatName } from '../../../../engine/fortland/index.ts'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import type { ToldLine, Told as ToldOf } from '../../../../ui/frames/log/told-line.ts'
import { ArmyIcon, EmblemIcon, FortIcon } from '../../art/index.ts'
import { faceOf } from '../ring/faces.ts'

/** The picture that stands before a line. */
type LogIcon =
  | { kind: 'army' | 'emblem'; country: SeatName }
  | { kind: 'fort'; country: SeatName; walled: boolean }
  | { kind: 'dice'; faces: readonly number[] }
  | { kind: 'back' }

export type LogLine = ToldLine<LogIcon>
export type Told = ToldOf<LogIcon>

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
