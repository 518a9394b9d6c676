import { DieIcon, Icon, type IconName } from '../../../../ui/art/index.ts'
import { BuildingIcon, GemIcon, HeartIcon, HeroIcon, MonsterIcon, SymbolIcon } from '../../art/index.ts'
import type { GamePageId } from './examples/game.ts'
import { isBuilding, isCharacter, isGamePage, isSymbol } from './texts.ts'

const SIZE = 40

/** The icon of a page's subject. */
export function PageIcon({ page }: { page: string }) {
  if (isSymbol(page)) return <SymbolIcon symbol={page} number={5} size={SIZE} />
  if (isBuilding(page)) return <BuildingIcon building={page} size={SIZE} />
  if (isCharacter(page)) return <HeroIcon character={page} height={SIZE + 12} />
  return isGamePage(page) ? <GameIcon page={page} /> : null
}

const ICONS: Readonly<Partial<Record<GamePageId, IconName>>> = {
  opening: 'open-book',
  walk: 'boot-prints',
  expand: 'tile',
  remove: 'wood-axe',
  sweep: 'tile',
  fell: 'crosscut-saw',
  'cut-off': 'tile',
  sides: 'clockwise-rotation',
}

function GameIcon({ page }: { page: GamePageId }) {
  const icon = ICONS[page]
  if (icon) return <Icon name={icon} size={SIZE} />
  switch (page) {
    case 'oak':
      return <HeartIcon full size={SIZE} />
    case 'end':
      return <GemIcon state="forest" size={SIZE} />
    case 'six':
      return <DieIcon face={6} size={SIZE - 6} />
    case 'new-monsters':
    case 'entrance':
      return <MonsterIcon kind="ogre" size={SIZE} />
    default:
      return <MonsterIcon kind="big-bad-wolf" size={SIZE} />
  }
}
