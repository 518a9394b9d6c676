import type { ReactNode } from 'react'
import {
  Brick,
  BuildingPicture,
  CardBack,
  CategorySign,
  KnightPiece,
  PowerMedal,
  Shield,
} from '../../art/index.ts'
import { BOOK, type PageId } from './examples/index.ts'

const SIZE = 38

const ICONS: Readonly<Record<PageId, ReactNode>> = {
  board: <PowerMedal category="citizenry" size={SIZE} />,
  setup: <KnightPiece order="cross" size={SIZE} />,
  reveal: <CardBack kind="building" size={SIZE} />,
  taxes: <CategorySign category="municipal" size={SIZE} />,
  claim: <KnightPiece order="lion" size={SIZE} />,
  build: <BuildingPicture building="town-house" size={SIZE} />,
  stand: <CategorySign category="crafts" size={SIZE} />,
  roads: <BuildingPicture building="turnpike" size={SIZE} />,
  raze: <BuildingPicture building="stable" size={SIZE} />,
  pawnshop: <Brick size={SIZE} />,
  'buy-pile': <CardBack kind="building" size={SIZE} />,
  hire: <CardBack kind="influence" size={SIZE} />,
  score: <Shield order="lily" size={SIZE} />,
  goal: <BuildingPicture building="basilica" size={SIZE} />,
  last: <BuildingPicture building="town-hall" size={SIZE} />,
  resign: <Shield order="moon" size={SIZE} />,
  epochs: <BuildingPicture building="cottage" size={SIZE} />,
  market: <CategorySign category="trade" size={SIZE} />,
  siege: <BuildingPicture building="watchtower" size={SIZE} />,
  powers: <PowerMedal category="trade" size={SIZE} />,
  secrets: <CardBack kind="influence" size={SIZE} />,
  two: <Shield order="tower" size={SIZE} />,
  rivals: <CardBack kind="influence" size={SIZE} />,
  yourself: <CardBack kind="influence" size={SIZE} />,
  themselves: <CardBack kind="influence" size={SIZE} />,
  giving: <Brick size={SIZE} />,
  taking: <CategorySign category="municipal" size={SIZE} />,
}

/** The icon of a page's subject. */
export const PageIcon = ({ page }: { page: string }) => (BOOK.isPage(page) ? ICONS[page] : null)
