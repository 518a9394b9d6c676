import type { ReactNode } from 'react'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { Candle, CreatureIcon, Land, Swords, TreasureIcon, WallShield } from '../../art/index.ts'
import { BOOK, type PageId } from './examples.ts'

const SIZE = 36

const ICONS: Readonly<Record<PageId, ReactNode>> = {
  opening: <Icon name="open-book" size={SIZE} />,
  lay: <Land kind="wood" size={SIZE} />,
  cast: <CreatureIcon id="bridge-goat" size={SIZE} />,
  treasure: <TreasureIcon id="golden-key" size={SIZE} />,
  attack: <CreatureIcon id="donkey-drummer" size={SIZE} />,
  meet: <CreatureIcon id="kettle-guard" size={SIZE} />,
  fight: <Swords size={SIZE} />,
  night: <DieIcon face={5} size={SIZE} />,
  assault: <WallShield count={null} chosen={false} size={SIZE - 4} />,
  again: <Icon name="clockwise-rotation" size={SIZE} />,
  end: <Candle life={2} width={12} height={20} bare />,
  order: <CreatureIcon id="bean-giant" size={SIZE} />,
}

/** The icon of a rule book page. */
export const PageIcon = ({ page }: { page: string }) => (BOOK.isPage(page) ? ICONS[page] : null)
