import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { BuildingIcon, GemIcon, HeartIcon, HeroIcon, MonsterIcon } from '../../art/index.ts'
import type { LogIcon } from './line.ts'

interface LineIconProps {
  icon: LogIcon
  /** Side of the icon, in pixels. */
  size?: number
}

/** The icon before a line of the log. */
export function LineIcon({ icon, size = 26 }: LineIconProps) {
  switch (icon.kind) {
    case 'hero':
      return <HeroIcon character={icon.hero} height={size * 1.15} />
    case 'monster':
      return <MonsterIcon kind={icon.monster} size={size} />
    case 'die':
      return <DieIcon face={icon.face} size={size} />
    case 'gem':
      return <GemIcon state="forest" size={size} />
    case 'building':
      return <BuildingIcon building={icon.building} size={size} />
    case 'heart':
      return <HeartIcon full={false} size={size} />
    case 'back':
      return <Icon name="undo" size={size} />
    case 'oak':
      return <Icon name="open-book" size={size} />
  }
}
