import { type ReactNode, useRef } from 'react'
import {
  askedFor,
  BUILDING_IDS,
  type BuildingId,
  kindsIn,
  type Shop,
} from '../../../../engine/citadel/index.ts'
import { PaperCard } from '../../../../ui/art/index.ts'
import { MenuPlank } from '../../../../ui/frames/menu/MenuPlank.tsx'
import type { LayoutProps } from '../../../../ui/frames/table/table-page.tsx'
import { useFreeArea } from '../../../../ui/frames/table/useFreeArea.ts'
import { OrNothing } from '../../../../ui/page/OrNothing.tsx'
import { useRootAttribute } from '../../../../ui/page/useRootAttribute.ts'
import { useMatched } from '../../../../ui/page/window-size.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { Brick, BuildingCard, CardBack } from '../../art/index.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { useDisplayedView } from '../state/table-state.ts'
import { Board } from '../table/Board.tsx'
import { Notices } from '../table/parts.ts'
import styles from './BigScreen.module.css'
import { Ranking } from './Ranking.tsx'
import { TurnSide } from './TurnSide.tsx'

/** A narrower window leaves out the last log entries first, then the shops. */
const NARROW = { noLog: '(max-width: 99.9em)', noShops: '(max-width: 87.4em)' } as const

/** The table on a large screen without a seat, readable from three metres. Nothing on it can be pressed as a move. */
export function BigScreen({ children }: LayoutProps) {
  const m = useMessages()
  const { big } = useCompanionWords()
  const narrow = useMatched(NARROW)
  const free = useRef<HTMLDivElement>(null)
  const inset = useFreeArea(free, narrow.join(' '))
  useRootAttribute('table', true)
  return (
    <main className={styles['screen']} data-layout="wide" aria-label={big.name}>
      <h1 className="unseen">{m.book.title}</h1>
      <div className={styles['board']}>
        <Board inset={inset} isBare />
      </div>
      <PaperCard torn={['right']} seed="big left" className={styles['left']}>
        <Pieces>
          <TurnSide hasLog={!narrow.includes('noLog')} />
        </Pieces>
      </PaperCard>
      <div ref={free} className={styles['free']}>
        <Pile />
        {!narrow.includes('noShops') && <Shops />}
        <Notices />
      </div>
      <PaperCard torn={['left']} seed="big right" className={styles['right']}>
        <Pieces>
          <Ranking />
          <MenuPlank atFoot />
        </Pieces>
      </PaperCard>
      <OrNothing>{children}</OrNothing>
    </main>
  )
}

/** The number of cards in the pile. */
function Pile() {
  const { big } = useCompanionWords()
  const { piles } = useDisplayedView()
  const count = piles.reduce((sum, { size }) => sum + size, 0)
  return (
    <p className={styles['pile']} data-pile="">
      <CardBack kind="building" size={74} />
      <span className="unseen">{big.inPile(count)}</span>
      <span aria-hidden="true">
        <b>{count}</b> {big.left}
      </span>
    </p>
  )
}

/** The displays of the shops, to look at. */
function Shops() {
  const { rules } = useDisplayedView()
  return (
    <div className={styles['shops']}>
      <Display shop="pawnshop" />
      {rules.version === 'strategic' && <Display shop="market" />}
    </div>
  )
}

/** Most cards of a display that have room in its corner. The phones list all. */
const MOST = 3

function Display({ shop }: { shop: Shop }): ReactNode {
  const { cards, common, table } = useMessages()
  const shown = useDisplayedView()
  const kinds = kindsIn(shown[shop], BUILDING_IDS)
  return (
    <section className={styles['display']} data-shop={shop} aria-label={common.shops[shop]}>
      <h2>{common.shops[shop]}</h2>
      {kinds.length === 0 ? (
        <p>{table.shops.empty}</p>
      ) : (
        <ul>
          {kinds.slice(-MOST).map((card: BuildingId) => (
            <li key={card}>
              <BuildingCard building={card} size={80} title={cards.buildings[card]} />
              <span className="unseen">{cards.buildings[card]}</span>
              <b>
                {askedFor(card, shop)} <Brick size={30} />
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
