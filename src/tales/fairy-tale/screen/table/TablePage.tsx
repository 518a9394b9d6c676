import { type ReactNode, useRef } from 'react'
import { type LayoutProps, tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { isSmall, useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { OrNothing } from '../../../../ui/page/OrNothing.tsx'
import { useRootMark } from '../../../../ui/page/useRootMark.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import { BoardEye } from '../../../../ui/stage/camera/board-eye.ts'
import { DropTarget } from '../../../../ui/stage/drag/drop-target.tsx'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { Board } from '../board/Board.tsx'
import { useComputers } from '../bots/bots.tsx'
import { useForesightKeys } from '../foresight/useForesightKeys.ts'
import { useSpokenFutures } from '../foresight/useSpokenFutures.ts'
import { useWhyKeys } from '../foresight/why/useWhyKeys.ts'
import { DROPPED } from '../forest/drop.ts'
import {
  Handover,
  PreviewPlank,
  QuietTurn,
  RollShow,
  SOUND,
  SpokenHand,
  SuggestingFrame,
  TaleCards,
  useLeaves,
  WhyCard,
} from '../late/leaves.tsx'
import { useReal, useSession, useShownState } from '../now/at-table.ts'
import { sheetSizes } from '../now/sheet-sizes.ts'
import { ToldPaper } from '../now/told-paper.ts'
import { wordsOfMove } from '../spoken/move-words.ts'
import { hintsOf, TABLE_KIT } from '../table-kit.ts'
import { DescribeButton } from './DescribeButton.tsx'
import { MomentWords } from './MomentWords.tsx'
import { PhaseHeader } from './PhaseHeader.tsx'
import { Sheets } from './Sheets.tsx'
import styles from './table.module.css'
import { useCovered } from './useCovered.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the forest in the middle, and round it all that a turn needs. */
export const TablePage = tablePage(TABLE_KIT, {
  turnOf: ({ turn }) => turn,
  useComputers,
  useKeys() {
    useTableKeys()
    useForesightKeys()
  },
  spoken: wordsOfMove,
  sound: SOUND,
  Layout: ForestTable,
})

function ForestTable({ children }: LayoutProps) {
  const table = useTable()
  useSpokenFutures()
  // Announce a hint that was requested before its texts had loaded.
  useLeaves(hintsOf(table).tell)
  return (
    <DropTarget of={DROPPED}>
      <Handed>
        <Table>{children}</Table>
      </Handed>
    </DropTarget>
  )
}

/** What paper and board must find of each other: the eye over the board, and the paper that tells of an aim. */
function Handed({ children }: { children: ReactNode }) {
  const eye = useRef<BoardCamera>(null)
  const told = useRef<HTMLDivElement>(null)
  return (
    <BoardEye value={eye}>
      <ToldPaper value={told}>{children}</ToldPaper>
    </BoardEye>
  )
}

function Table({ children }: LayoutProps) {
  const session = useSession()
  const real = useReal()
  const shown = useShownState()
  const { blurb, table } = useMessages()
  const layout = useLayout()
  const { narrow, flat } = useTightness()
  const { hand, across, low, roomy, folded, own, clear, foot } = useCovered(real)
  useWhyKeys(real)
  useRootMark('table', true)
  useRootMark('turned', across)
  return (
    <main
      className={styles['table']}
      style={sheetSizes(layout, low, roomy)}
      data-layout={layout}
      data-hand={hand}
      data-across={across}
      data-low={low ? '' : undefined}
      data-roomy={roomy ? '' : undefined}
      data-folded={folded ? '' : undefined}
      data-narrow={narrow ? '' : undefined}
      data-flat={flat && layout === 'across' ? '' : undefined}
      aria-label={table.name}
    >
      <h1 className="unseen">{blurb.title}</h1>
      <DescribeButton />
      <div className={styles['over']}>
        <Pieces>
          <PhaseHeader session={session} shown={shown} layout={layout} />
        </Pieces>
      </div>
      <div className={styles['board']}>
        <Board inset={own} clear={clear} />
      </div>
      <div className={styles['over']}>
        <Pieces>
          <Sheets foot={foot} />
        </Pieces>
      </div>
      <div className={styles['own']}>
        <RollShow config={session.config} small={isSmall(layout)} />
        <OrNothing>
          <MomentWords />
        </OrNothing>
        <QuietTurn session={session} />
        {isSmall(layout) && <PreviewPlank inset={own} />}
        <WhyCard real={real} inset={own} small={isSmall(layout)} across={across} />
      </div>
      <TaleCards state={shown} />
      <Handover session={session} />
      <OrNothing>{children}</OrNothing>
      <SuggestingFrame state={real} />
      <SpokenHand />
    </main>
  )
}
