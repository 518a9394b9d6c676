import { useEffect, useRef, useState } from 'react'
import { goalOf, playing, pointsOf, seatOf } from '../../../../engine/citadel/index.ts'
import { useTipsInSheet } from '../../../../ui/frames/table/NoticePlace.tsx'
import { PhoneSheet } from '../../../../ui/frames/table/PhoneSheet.tsx'
import { HourButton } from '../../../../ui/page/HourButton.tsx'
import { SoundButton } from '../../../../ui/sound/SoundButton.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { Brick, KnightPiece, Shield } from '../../art/index.ts'
import { turnEnd } from '../../foresight/index.ts'
import { useComputer, useIntent, usePlayback } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { useMessages } from '../../words/messages.ts'
import { ComputerTurn } from '../bots/bots.tsx'
import { BeforeEnd } from '../foresight/BeforeEnd.tsx'
import { GoalAhead } from '../foresight/GoalAhead.tsx'
import { NextCard } from '../foresight/NextCard.tsx'
import { RedBox, TaxCrown } from '../foresight/signs.tsx'
import { Hand } from '../hand/Hand.tsx'
import { useRealSeen, useSeen, useView } from '../now/at-table.ts'
import { orderOf, orderTitle } from '../now/names.ts'
import { Shop } from '../shops/Shop.tsx'
import { Deeds, TurnSeal } from './Deeds.tsx'
import { GreatPowers } from './GreatPowers.tsx'
import { LedBy } from './OrderHead.tsx'
import { Phases } from './Phases.tsx'
import styles from './PhoneParts.module.css'
import { ChosenPlank } from './PlotWords.tsx'
import { HintButton, TaleSoFar, TipPlace, UndoButton } from './parts.ts'
import { Rivals } from './Rivals.tsx'
import { BareSlip } from './Slip.tsx'
import { TurnedUpPaper } from './TurnedUpPaper.tsx'

/** Above the board of a phone: the Order on turn with its points and bricks, the next red box, what taxes would take, and the points of the others. */
export function PhoneHead() {
  const m = useMessages()
  const { table } = m
  const seen = useSeen()
  const seat = seen.onTurn
  const points = pointsOf(seen, seat)
  const { tax, taxChance, toRedBox } = turnEnd(seen, seat)
  const others = playing(seen).filter((one) => one !== seat)
  return (
    <section className={styles['head']} aria-label={m.common.orderOf(orderOf(seat))}>
      <KnightPiece order={orderOf(seat)} size={38} />
      <div>
        <p className={styles['points']}>
          <span className="unseen">{table.pointsOf(points, goalOf(seen))}</span>
          <span aria-hidden="true">{table.pointsShort(points, goalOf(seen))}</span>
        </p>
        <p className={styles['stock']}>
          <Brick size={20} />
          <span className="unseen">{table.bricksOf(seatOf(seen, seat).bricks)}</span>
          <span aria-hidden="true">{seatOf(seen, seat).bricks}</span>
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
          <li key={one}>
            <Shield order={orderOf(one)} size={20} />
            <span className="unseen">{orderTitle(m, one)}</span>
            <b>{pointsOf(seen, one)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sheet at the bottom of a narrow window: four tabs, and below them undo and the one plank that does what is chosen. */
export function PhoneTabs() {
  const { table: words } = useMessages()
  const [tab, setTab] = useState('hand')
  const held = useIntent((intent) => intent.held)
  const plot = useIntent((intent) => intent.plot)
  const state = useRealSeen()
  const computer = useComputer()
  const { acts } = useView()
  const isAsked = state.questions.length > 0
  // Whoever chooses something wants to see what comes of it.
  useEffect(() => {
    if (held || plot !== null || isAsked) setTab('hand')
  }, [held, plot, isAsked])
  return (
    <PhoneSheet
      open={tab}
      onOpen={setTab}
      tabs={[
        { id: 'hand', title: words.tabs.hand, panel: <HandPanel /> },
        { id: 'shops', title: words.tabs.shops, panel: <ShopsPanel /> },
        { id: 'odds', title: words.tabs.odds, panel: <OddsPanel /> },
        { id: 'tale', title: words.tabs.tale, panel: <TalePanel /> },
      ]}
      tip={useTipsInSheet() && <TipPlace />}
    >
      {computer ? (
        <ComputerTurn state={state} computer={computer} small />
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
    </PhoneSheet>
  )
}

/** The hand, with what is chosen above it; while events are shown, the card that was turned up. */
function HandPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const playing = usePlayback((store) => store.playing)
  const held = useIntent((intent) => intent.held)
  const plot = useIntent((intent) => intent.plot)
  // What is chosen is told at the top.
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
  const { rules } = useSeen()
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
  const { log } = useFrameWords()
  const seen = useSeen()
  return (
    <div className={styles['panel']}>
      <h2 className="unseen">{log.heading}</h2>
      <p className={styles['small']}>{common.turn(turnNumber(seen))}</p>
      <LedBy seat={seen.onTurn} />
      <TurnedUpPaper small />
      <Rivals />
      <TaleSoFar />
      <div className={styles['tools']}>
        <SoundButton />
        <HourButton />
      </div>
    </div>
  )
}
