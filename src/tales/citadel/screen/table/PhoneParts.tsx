import { useEffect, useRef } from 'react'
import { goalOf, playing, pointsOf, seatOf } from '../../../../engine/citadel/index.ts'
import { BottomSheet } from '../../../../ui/frames/table/BottomSheet.tsx'
import { useSheetTab } from '../../../../ui/frames/tabs/Tabs.tsx'
import { Brick, KnightPiece, Shield } from '../../art/index.ts'
import { turnEnd } from '../../foresight/index.ts'
import { useIntent, useOtherActor, usePlayback } from '../../runtime.ts'
import { turnNumber } from '../../turns.ts'
import { useMessages } from '../../words/messages.ts'
import { OthersTurn } from '../bots/bots.tsx'
import { BeforeEnd } from '../foresight/BeforeEnd.tsx'
import { GoalAhead } from '../foresight/GoalAhead.tsx'
import { NextCard } from '../foresight/NextCard.tsx'
import { RedBox, TaxCrown } from '../foresight/signs.tsx'
import { Hand } from '../hand/Hand.tsx'
import { Shop } from '../shops/Shop.tsx'
import { orderOf, orderTitle } from '../state/order-names.ts'
import { useDisplayedView, useLanded, useLiveView, useView } from '../state/table-state.ts'
import { Deeds, TurnSeal } from './Deeds.tsx'
import { GreatPowers } from './GreatPowers.tsx'
import { LedBy } from './OrderHead.tsx'
import { Phases } from './Phases.tsx'
import styles from './PhoneParts.module.css'
import { ChosenPlank } from './PlotWords.tsx'
import { HintButton, LogPanel, TipPlace, UndoButton } from './parts.ts'
import { Rivals } from './Rivals.tsx'
import { TurnedUpPaper } from './TurnedUpPaper.tsx'
import { BareSlip } from './TurnNote.tsx'

/** The header of a phone: the Order on turn with points and bricks, the next red box, the tax, and the rivals' points. */
export function PhoneHead() {
  const m = useMessages()
  const { table } = m
  const seen = useDisplayedView()
  const seat = seen.onTurn
  const points = pointsOf(seen, seat)
  const { tax, taxChance, toRedBox } = turnEnd(seen, seat)
  const others = playing(seen).filter((one) => one !== seat)
  const bricks = useLanded(seatOf(seen, seat).bricks)
  return (
    <section
      className={styles['head']}
      aria-label={m.common.orderOf(orderOf(seat))}
      data-seat={orderOf(seat)}
    >
      <KnightPiece order={orderOf(seat)} size={38} />
      <div>
        <p className={styles['points']} data-points="">
          <span className="unseen">{table.pointsOf(points, goalOf(seen))}</span>
          <span aria-hidden="true">{table.pointsShort(points, goalOf(seen))}</span>
        </p>
        <p className={styles['stock']} data-bricks="">
          <Brick size={20} />
          <span className="unseen">{table.bricksOf(bricks)}</span>
          <span aria-hidden="true">{bricks}</span>
        </p>
      </div>
      {seen.phase !== 'choose' && (
        <div>
          <p className={styles['box']}>
            <RedBox points={points + toRedBox} />
            <span>{table.ends.inPoints(toRedBox)}</span>
          </p>
          <p className={styles['box']}>
            <TaxCrown />
            <span className="unseen">{tax > 0 ? table.ends.tax(tax) : table.ends.noTax}</span>
            <span aria-hidden="true" data-loss={tax > 0 && taxChance > 0 ? '' : undefined}>
              {tax > 0 ? `−${tax}` : '0'}
            </span>
          </p>
        </div>
      )}
      <ul className={styles['others']} data-many={others.length > 2 ? '' : undefined}>
        {others.map((one) => (
          <li key={one} data-seat={orderOf(one)}>
            <Shield order={orderOf(one)} size={20} />
            <span className="unseen">{orderTitle(m, one)}</span>
            <b data-points="">{pointsOf(seen, one)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The bottom sheet of a phone: four tabs, and below them undo and the button for the selection. */
export function PhoneTabs() {
  const { table: words } = useMessages()
  const held = useIntent((intent) => intent.held)
  const plot = useIntent((intent) => intent.plot)
  const state = useLiveView()
  const other = useOtherActor()
  const { acts } = useView()
  const isAsked = state.questions.length > 0
  const hasSubject = held !== null || plot !== null || isAsked
  const [tab, setTab] = useSheetTab('hand', hasSubject ? JSON.stringify([held, plot, isAsked]) : null)
  return (
    <BottomSheet
      open={tab}
      onOpen={setTab}
      tabs={[
        { id: 'hand', title: words.tabs.hand, panel: <HandPanel /> },
        { id: 'shops', title: words.tabs.shops, panel: <ShopsPanel /> },
        { id: 'odds', title: words.tabs.odds, panel: <OddsPanel /> },
        { id: 'tale', title: words.tabs.tale, panel: <TalePanel /> },
      ]}
      tip={<TipPlace />}
    >
      {other ? (
        <OthersTurn state={state} actor={other} small />
      ) : (
        <>
          {acts && <UndoButton size={48} />}
          <HintButton size={46} />
          <div className={styles['do']}>
            <ChosenPlank />
          </div>
          <TurnSeal size={74} />
        </>
      )}
    </BottomSheet>
  )
}

/** The hand with the selection above it. During playback, the card that was turned up. */
function HandPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const playing = usePlayback((store) => store.playing)
  const held = useIntent((intent) => intent.held)
  const plot = useIntent((intent) => intent.plot)
  // Text about the selection is at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every choice
  useEffect(() => {
    const scrolls = panel.current?.parentElement
    if (scrolls) scrolls.scrollTop = 0
  }, [held, plot])
  return (
    <div className={styles['panel']} ref={panel}>
      {playing && <TurnedUpPaper small />}
      <BareSlip />
      <Hand size={57} brief />
      <Deeds />
      <Phases />
    </div>
  )
}

function ShopsPanel() {
  const { rules } = useDisplayedView()
  return (
    <div className={styles['panel']}>
      <div className={styles['shops']}>
        <Shop shop="pawnshop" />
        {rules.version === 'strategic' && <Shop shop="market" />}
      </div>
    </div>
  )
}

const OddsPanel = () => (
  <div className={styles['panel']}>
    <NextCard />
    <BeforeEnd />
    <GoalAhead />
    <GreatPowers />
  </div>
)

function TalePanel() {
  const { common } = useMessages()
  const seen = useDisplayedView()
  return (
    <div className={styles['panel']}>
      <p className={styles['small']}>{common.turn(turnNumber(seen))}</p>
      <LedBy seat={seen.onTurn} />
      <TurnedUpPaper small />
      <Rivals />
      <LogPanel />
    </div>
  )
}
