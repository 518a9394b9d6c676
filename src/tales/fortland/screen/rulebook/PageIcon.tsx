import type { ReactNode } from 'react'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { ArmyIcon, EmblemIcon, FortIcon, PlaceIcon } from '../../art/index.ts'
import { BOOK, type PageId } from './examples.ts'

const SIZE = 38

const fort = <FortIcon country="clover" size={SIZE} />
const city = <PlaceIcon country="ash" city size={SIZE} />

const ICONS: Readonly<Record<PageId, ReactNode>> = {
  land: city,
  muster: <ArmyIcon country="ash" size={SIZE} />,
  roll: <DieIcon face={4} size={SIZE - 4} />,
  march: <Icon name="boot-prints" size={SIZE} />,
  turn: <Icon name="anticlockwise-rotation" size={SIZE} />,
  pass: <ArmyIcon country="briar" size={SIZE} />,
  build: fort,
  tear: <FortIcon country="briar" size={SIZE} />,
  home: <FortIcon country="clover" walled size={SIZE} />,
  waste: <DieIcon face={1} size={SIZE - 4} />,
  fall: <EmblemIcon country="briar" size={SIZE - 4} />,
  last: city,
  winter: <PlaceIcon country="dill" city={false} size={SIZE} />,
  giving: <EmblemIcon country="dill" size={SIZE - 4} />,
  house: <EmblemIcon country="clover" size={SIZE - 4} />,
}

/** The icon of a rule book page. */
export const PageIcon = ({ page }: { page: string }) => (BOOK.isPage(page) ? ICONS[page] : null)
