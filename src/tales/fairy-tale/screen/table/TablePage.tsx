import { type ReactNode, useMemo, useRef } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { Sheet } from '../../../../ui/art/index.ts'
import { useScreenGrowth } from '../../../../ui/page/screen-growth.ts'
import { useRootMark } from '../../../../ui/page/useRootMark.ts'
import { useMatched } from '../../../../ui/page/window-size.ts'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import { BoardEye } from '../../../../ui/stage/camera/board-eye.ts'
import { DropTarget } from '../../../../ui/stage/drag/drop-target.tsx'
import { useGameState, useShown, useSuggesting } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { Board } from '../board/Board.tsx'
import { useComputers } from '../bots/useComputers.ts'
import { RollShow } from '../dice/RollShow.tsx'
import { useLaidOut } from '../foresight/useAhead.ts'
import { useForesightKeys } from '../foresight/useForesightKeys.ts'
import { useSpokenFutures } from '../foresight/useSpokenFutures.ts'
import { useWhyKeys } from '../foresight/why/useWhyKeys.ts'
import { DROPPED } from '../forest/drop.ts'
import { Handover } from '../handover/Handover.tsx'
import { QuietTurn } from '../handover/QuietTurn.tsx'
import { useHint } from '../hints/hints.ts'
import {
  FutureStrip,
  PreviewPlank,
  SpokenHint,
  SuggestingFrame,
  useLeaves,
  WhyCard,
} from '../late/leaves.tsx'
import { DrawPile } from '../market/DrawPile.tsx'
import { useReal, useSession, useShownState } from '../now/at-table.ts'
import { useAcross } from '../now/seating.ts'
import { ToldPaper } from '../now/told-paper.ts'
import { AskAll } from './AskAll.tsx'
import { DescribeButton } from './DescribeButton.tsx'
import footer from './footer.module.css'
import { Hand } from './Hand.tsx'
import { clearOf, cornersOf, ownInset, usualFoot } from './inset.ts'
import { LeftSheet } from './LeftSheet.tsx'
import { MainSeal } from './MainSeal.tsx'
import { MomentWords } from './MomentWords.tsx'
import { PhaseHeader } from './PhaseHeader.tsx'
import { PhoneSheet } from './PhoneSheet.tsx'
import { RightSheet } from './RightSheet.tsx'
import { Status } from './Status.tsx'
import sheets from './sheets.module.css'
import { TaleCards } from './TaleCards.tsx'
import './follow.ts'
import { isSmall, type Layout, useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { ROOMY_WINDOWS, sheetSizes } from '../now/sheet-sizes.ts'
import { useRise } from '../now/useRise.ts'
import styles from './table.module.css'
import { UndoButton } from './UndoButton.tsx'
import { useSafeArea } from './useSafeArea.ts'
import { useSpokenTale } from './useSpokenTale.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the forest in the middle, and round it all that a turn needs. */
export function TablePage() {
  const real = useGameState()
  const shown = useShown()
  useTableKeys()
  useForesightKeys()
  useSpokenFutures()
  useSpokenTale()
  useComputers()
  useLeaves()
  return real && shown ? (
    <DropTarget of={DROPPED}>
      <Handed>
        <Table />
      </Handed>
    </DropTarget>
  ) : null
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

function Table() {
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
        <PhaseHeader session={session} shown={shown} layout={layout} />
      </div>
      <div className={styles['board']}>
        <Board inset={own} clear={clear} />
      </div>
      <div className={styles['over']}>
        <Sheets foot={foot} />
      </div>
      <div className={styles['own']}>
        <RollShow config={session.config} small={isSmall(layout)} />
        <MomentWords />
        <QuietTurn session={session} />
        {isSmall(layout) && <PreviewPlank inset={own} />}
        <WhyCard real={real} inset={own} small={isSmall(layout)} across={across} />
      </div>
      <TaleCards state={shown} />
      <Handover session={session} />
      <AskAll />
      <SuggestingFrame state={real} />
      <SpokenHint />
    </main>
  )
}

/** Whether a phone's header has room for the whole ribbon. */
function useRoomy(layout: Layout): boolean {
  const roomy: readonly Layout[] = useMatched(ROOMY_WINDOWS)
  return roomy.includes(layout)
}

/** What lies over the board, and how much of it that leaves. */
function useCovered(real: State) {
  const asked = real.pending !== null
  const opening = real.opening !== null
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  const layout = useLayout()
  const futures = useLaidOut()
  const { letters, hand } = useSettings()
  const low = useTightness().low && layout === 'phone'
  const roomy = useRoomy(layout)
  const across = useAcross()
  // The hint needs the room of the market.
  const hinted = useHint(({ state }) => state !== null)
  const folded = low && !hinted && asked
  const safe = useSafeArea()
  const growth = useScreenGrowth()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what covers the board grows with the screen
  return useMemo(() => {
    const covering = { layout, low, roomy, folded, opening, suggesting, futures, letters, hand, across, safe }
    return {
      hand,
      across,
      low,
      roomy,
      folded,
      own: ownInset(covering),
      clear: { ...clearOf(covering), corners: cornersOf(covering) },
      foot: usualFoot(covering),
    }
  }, [layout, low, roomy, folded, opening, suggesting, futures, letters, hand, across, safe, growth])
}

interface SheetsProps {
  /** Where the strip below the board usually ends, in pixels from the bottom; null where it is not there. */
  foot: number | null
}

/** The sheets of paper round the board, as many as there is room for. */
function Sheets({ foot }: SheetsProps) {
  const real = useReal()
  const shown = useShownState()
  const layout = useLayout()
  const strip = useRef<HTMLDivElement>(null)
  useRise(strip, foot)
  if (isSmall(layout)) return <PhoneSheet />
  return (
    <>
      <LeftSheet rail={layout === 'rail'} />
      {layout === 'wide' ? (
        <RightSheet />
      ) : (
        <Sheet torn={['top']} seed="rail" className={sheets['rail']}>
          <Hand flow="row" heading={false} />
          {!real.opening && <DrawPile state={shown} small />}
        </Sheet>
      )}
      {layout === 'wide' && <FutureStrip />}
      <footer className={footer['footer']}>
        <UndoButton size={60} caption={layout === 'wide'} />
        <Sheet ref={strip} seed="foot" className={footer['strip']}>
          <Status />
        </Sheet>
        <div className={footer['seal']}>
          <MainSeal state={real} size={128} />
        </div>
      </footer>
    </>
  )
}
