import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/art/index.ts'
import { BoogymanIcon, ClearingTreeIcon, FolkIcon } from '../../art/index.ts'
import { BOOK, type PageId } from './examples.ts'

const SIZE = 38

const folk = <FolkIcon side="red" size={SIZE} />
const boogyman = <BoogymanIcon side="green" size={SIZE} />
const tree = <ClearingTreeIcon size={SIZE} seed="rules" />

const ICONS: Readonly<Record<PageId, ReactNode>> = {
  board: <Icon name="tile" size={SIZE} />,
  opening: folk,
  turn: <Icon name="clockwise-rotation" size={SIZE} />,
  step: <Icon name="boot-prints" size={SIZE} />,
  tree,
  spawn: <FolkIcon side="green" size={SIZE} />,
  call: boogyman,
  prowl: boogyman,
  capture: boogyman,
  safe: tree,
  seven: folk,
  none: <FolkIcon side="green" size={SIZE} pose="asleep" />,
  draw: <FolkIcon side="red" size={SIZE} pose="asleep" />,
}

/** The icon of a rule page. */
export const PageIcon = ({ page }: { page: string }) => (BOOK.isPage(page) ? ICONS[page] : null)
