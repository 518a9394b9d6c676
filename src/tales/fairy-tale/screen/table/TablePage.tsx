import { type ReactNode, useEffect, useRef } from 'react'
import { type LayoutProps, tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { isSmall, useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { OrNothing } from '../../../../ui/page/OrNothing.tsx'
import { usePage } from '../../../../ui/page/page.ts'
import { useRootAttribute } from '../../../../ui/page/useRootAttribute.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import { BoardEye } from '../../../../ui/stage/camera/board-eye.ts'
import { DropTarget } from '../../../../ui/stage/drag/drop-target.tsx'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { Board } from '../board/Board.tsx'
import { useBotTurns } from '../bots/bots.tsx'
import { useForesightKeys } from '../foresight/useForesightKeys.ts'
import { useSpokenFutures } from '../foresight/useSpokenFutures.ts'
import { useWhyKeys } from '../foresight/why/useWhyKeys.ts'
import { DROPPED } from '../forest/drop.ts'
import {
  Handover,
  LAZY_FLIGHTS,
  LAZY_SOUND,
  LazySuggestingFrame,
  LazyTaleCards,
  PreviewPlank,
  RollShow,
  SpokenHand,
  WhyCard,
} from '../lazy.tsx'
import { sides } from '../lazy-chunks.ts'
import { onDevice, WayBack } from '../on-device.tsx'
import { wordsOfMove } from '../spoken/move-words.ts'
import { ToldPaper } from '../state/log-paper.ts'
import { sheetSizes } from '../state/sheet-sizes.ts'
import { useDisplayedState, useLiveState, useSession } from '../state/table-state.ts'
import { loadHintTexts, TABLE_KIT } from '../table-kit.ts'
import { DescribeButton } from './DescribeButton.tsx'
import { PhaseHeader } from './PhaseHeader.tsx'
import { Sheets } from './Sheets.tsx'
import styles from './table.module.css'
import { useCoveredInsets } from './useCovered.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the forest in the middle, surrounded by the controls of a turn. */
export const TablePage = tablePage(TABLE_KIT, {
  useBotTurns,
  useKeys() {
    useTableKeys()
    useForesightKeys()
  },
  spoken: wordsOfMove,
  sound: LAZY_SOUND,
  over: [LAZY_FLIGHTS],
  Layout: ForestTable,
})

function ForestTable({ children }: LayoutProps) {
  const table = useTable()
  useSpokenFutures()
  useEffect(() => {
    void loadHintTexts(table)
    void sides.fetch()
  }, [table])
  return (
    <DropTarget of={DROPPED}>
      <Handed>
        <AtDevice>{children}</AtDevice>
      </Handed>
    </DropTarget>
  )
}

/** Provides refs that sheets and board share: the camera, and the panel that explains the aimed action. */
function Handed({ children }: { children: ReactNode }) {
  const eye = useRef<BoardCamera>(null)
  const told = useRef<HTMLDivElement>(null)
  return (
    <BoardEye value={eye}>
      <ToldPaper value={told}>{children}</ToldPaper>
    </BoardEye>
  )
}

/** The table, or on a phone with a seat its hero. */
const AtDevice = onDevice(Table)

function Table({ children }: LayoutProps) {
  const session = useSession()
  const real = useLiveState()
  const shown = useDisplayedState()
  const { book, table } = useMessages()
  const layout = useLayout()
  const { narrow, flat } = useTightness()
  const { hand, across, low, roomy, folded, own, clear, foot } = useCoveredInsets(real)
  const strip = usePage(({ remote }) => remote?.strip)
  useWhyKeys(real)
  useRootAttribute('table', true)
  useRootAttribute('turned', across)
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
      <h1 className="unseen">{book.title}</h1>
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
        {strip && (
          <div
            className={styles['devices']}
            style={{ inset: `${own.top}px ${own.right}px auto ${own.left}px` }}
          >
            <Quiet part={strip} />
            <WayBack />
          </div>
        )}
        <RollShow config={session.config} small={isSmall(layout)} />
        {isSmall(layout) && <PreviewPlank inset={own} />}
        <WhyCard real={real} />
      </div>
      <LazyTaleCards state={shown} />
      <Handover session={session} />
      <OrNothing>{children}</OrNothing>
      <LazySuggestingFrame state={real} />
      <SpokenHand />
    </main>
  )
}
