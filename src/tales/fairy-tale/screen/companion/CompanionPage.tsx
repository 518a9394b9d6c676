import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useRemoteTable } from '../../../../session/remote/remote-table.ts'
import { useSettings } from '../../../../store/settings.ts'
import { PaperCard } from '../../../../ui/art/index.ts'
import { useFreeArea } from '../../../../ui/frames/table/useFreeArea.ts'
import { useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { useSpokenStart } from '../../../../ui/page/announce.ts'
import { OrNothing } from '../../../../ui/page/OrNothing.tsx'
import { useRootAttribute } from '../../../../ui/page/useRootAttribute.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { useWatching } from '../../input-blocked.ts'
import { useBotToAct, useGame, useSuggesting } from '../../runtime.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { Board } from '../board/Board.tsx'
import { useWhyKeys } from '../foresight/why/useWhyKeys.ts'
import { LazySuggestingFrame, LazyTaleCards, RollShow, SideChoice, SpokenHand, WhyCard } from '../lazy.tsx'
import { sheetSizes } from '../state/sheet-sizes.ts'
import { useAsksSide, useDisplayedState, useLiveState, useSession } from '../state/table-state.ts'
import { DescribeButton } from '../table/DescribeButton.tsx'
import { Hand } from '../table/Hand.tsx'
import { PhaseHeader } from '../table/PhaseHeader.tsx'
import styles from './CompanionPage.module.css'
import { HeroPart } from './HeroPart.tsx'
import { RollFaces } from './RollFaces.tsx'
import { TurnFoot } from './TurnFoot.tsx'
import { WaitingFoot, WaitingPart } from './Waiting.tsx'

export interface CompanionProps {
  /** The seat of this phone. */
  seat: number
  /** Shows the whole forest instead. */
  onForest(): void
  /** Dialogs that the table opens by itself. */
  children: ReactNode
}

/** Space beside the tools over the map, in pixels. */
const TOOLS = 60

/**
 * The page of a player's phone: the hero's possible actions, the tiles to take, a map of the forest, and the effect of each roll. While
 * others play: the hero on turn, and the last events. The monsters' turn has the map alone.
 */
export function CompanionPage({ seat, onForest, children }: CompanionProps) {
  const session = useSession()
  const real = useLiveState()
  const shown = useDisplayedState()
  const { book } = useMessages()
  const c = useCompanionWords()
  const layout = useLayout()
  const { low, narrow } = useTightness()
  const hand = useSettings((settings) => settings.hand)
  const view = useView()
  const isSuggesting = useSuggesting((suggesting) => suggesting.seat !== null)
  const free = useRef<HTMLDivElement>(null)
  const inset = useFreeArea(free, `${view} ${layout} ${low} ${isSuggesting}`)
  const clear = useMemo(() => besideTools(inset, hand), [inset, hand])
  useWhyKeys(real)
  useRootAttribute('table', true)
  useSpokenStart(view === 'turn', c.yourTurn)
  return (
    <main
      className={styles['page']}
      style={sheetSizes(layout, true, false)}
      data-layout={layout}
      data-view={view}
      data-suggesting={isSuggesting ? '' : undefined}
      data-hand={hand}
      data-narrow={narrow ? '' : undefined}
      data-flat={low ? '' : undefined}
      aria-label={c.name}
    >
      <h1 className="unseen">{book.title}</h1>
      <DescribeButton />
      <div className={styles['header']} data-low="">
        <Pieces>
          <PhaseHeader session={session} shown={shown} layout={layout} />
        </Pieces>
      </div>
      {view !== 'wait' && (
        <div className={styles['map']} data-low="">
          <Board inset={inset} clear={clear} opensFutures={false} />
        </div>
      )}
      {view !== 'show' && (
        <PaperCard torn={['bottom']} seed="hero" className={styles['top']}>
          <Pieces>
            {view === 'turn' ? (
              <HeroPart seat={shown.onTurn} onForest={onForest} />
            ) : (
              <HeroPart seat={seat} onForest={null} />
            )}
            {view === 'turn' && <Tiles />}
          </Pieces>
        </PaperCard>
      )}
      {view === 'wait' ? <WaitingPart seat={seat} /> : <div ref={free} className={styles['free']} />}
      <PaperCard torn={['top']} seed="hero foot" className={styles['foot']}>
        <Pieces>
          {view !== 'show' && <RollFaces />}
          {view === 'wait' ? <WaitingFoot seat={seat} onForest={onForest} /> : <TurnFoot />}
        </Pieces>
      </PaperCard>
      <RollShow config={session.config} small />
      {view !== 'wait' && <WhyCard real={real} />}
      <LazyTaleCards state={shown} />
      <OrNothing>{children}</OrNothing>
      <LazySuggestingFrame state={real} />
      <SpokenHand />
    </main>
  )
}

/** Hook: the turn of this phone, also while its player suggests; the monsters' turn; or waiting for others. */
function useView(): 'turn' | 'show' | 'wait' {
  const isShowing = useWatching()
  const isElsewhere = useGame(({ watching }) => watching)
  const isBot = useBotToAct() !== null
  return useWhileConnected(isShowing ? 'show' : isElsewhere || isBot ? 'wait' : 'turn')
}

/** Hook: the value, or while the connection is lost its last one before, so that the page does not change beneath the notice. */
function useWhileConnected<Value extends string>(value: Value): Value {
  const isLost = useRemoteTable(({ line }) => line === 'lost' || line === 'given-up')
  const [last, setLast] = useState(value)
  if (!isLost && last !== value) setLast(value)
  return isLost ? last : value
}

/** The tiles to take, or the choice of a side after a roll of 5. */
function Tiles() {
  const real = useLiveState()
  const asksSide = useAsksSide()
  return (
    <div className={styles['tiles']}>
      {asksSide ? <SideChoice state={real} /> : <Hand flow="narrow" heading={false} />}
    </div>
  )
}

/** Returns the covered part of the map with its column of tools, on the side of the thumb. */
function besideTools(inset: ReturnType<typeof useFreeArea>, hand: 'left' | 'right'): typeof inset {
  const side = hand === 'left' ? 'left' : 'right'
  return { ...inset, [side]: inset[side] + TOOLS }
}
