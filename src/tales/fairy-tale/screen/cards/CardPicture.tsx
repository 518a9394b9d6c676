import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import {
  CarriedIcon,
  DeedIcon,
  faceLook,
  GemIcon,
  HeartIcon,
  HeroIcon,
  MonsterIcon,
  Oak,
  SymbolIcon,
  TileIcon,
} from '../../art/index.ts'
import { ProgressDial } from '../forest/ProgressDial.tsx'
import type { Picture } from './card.ts'

/** The sizes of the pictures in pixels: of the main entry, and of all others. */
const LARGE = 76
const SMALL = 46

export function CardPicture({ picture, large }: { picture: Picture; large: boolean }) {
  const size = large ? LARGE : SMALL
  switch (picture.kind) {
    case 'tile':
      return <TileIcon {...faceLook(picture.face)} level={0.5} size={size} />
    case 'oak':
      return (
        <svg className="grows" width={size} height={size} viewBox="-8 -16 116 116" aria-hidden="true">
          <Oak />
        </svg>
      )
    case 'symbol':
      return <SymbolIcon {...picture.printed} size={size} />
    case 'monster':
      return <MonsterIcon kind={picture.monster} size={size} />
    case 'hero':
      return <HeroIcon character={picture.hero} height={size + 8} />
    case 'carried':
      return <CarriedIcon carried={picture.carried} size={size} />
    case 'deed':
      return <DeedIcon deed={picture.deed} size={size} />
    case 'heart':
      return <HeartIcon full size={size} />
    case 'gem':
      return <GemIcon state={picture.gem} size={size} />
    case 'goal':
      return <ProgressDial progress={picture.progress} size={size} />
    case 'die':
      return <DieIcon face={picture.face} size={size} />
    case 'icon':
      return <Icon name={picture.icon} size={size} />
  }
}
