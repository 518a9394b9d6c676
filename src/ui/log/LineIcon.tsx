import { DieIcon, GemIcon, HeartIcon, HeroIcon, Icon, MonsterIcon } from '../art/index.ts'
import type { LogIcon } from './line.ts'

const SIZE = 26

/** The picture before a line of the tale. */
export function LineIcon({ icon }: { icon: LogIcon }) {
  switch (icon.kind) {
    case 'hero':
      return <HeroIcon character={icon.hero} height={SIZE + 4} />
    case 'monster':
      return <MonsterIcon kind={icon.monster} size={SIZE} />
    case 'die':
      return <DieIcon face={icon.face} size={SIZE} />
    case 'gem':
      return <GemIcon state="forest" size={SIZE} />
    case 'heart':
      return <HeartIcon full={false} size={SIZE} />
    case 'oak':
      return <Icon name="open-book" size={SIZE} />
  }
}
