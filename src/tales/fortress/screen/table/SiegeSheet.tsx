import { useState } from 'react'
import { PhoneSheet } from '../../../../ui/frames/table/PhoneSheet.tsx'
import { HourButton } from '../../../../ui/page/HourButton.tsx'
import { SoundButton } from '../../../../ui/sound/SoundButton.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useMessages } from '../../words/messages.ts'
import { LeadButton } from '../bots/bots.tsx'
import { SoldierSpot } from '../field/SoldierSpot.tsx'
import { SpotRow } from '../field/SpotRow.tsx'
import { useScene } from '../field/useScene.ts'
import { Nights } from '../foresight/Nights.tsx'
import { Odds } from '../foresight/Odds.tsx'
import { Sums } from '../foresight/Sums.tsx'
import { useShownState } from '../now/at-table.ts'
import { Deck } from './Deck.tsx'
import { FightPlank, SendPlank, TurnSeal } from './Deeds.tsx'
import { Hand } from './Hand.tsx'
import { Lands } from './Lands.tsx'
import { HintButton, TaleSoFar, TipPlace, UndoButton } from './parts.ts'
import { useTipInSheet } from './SiegeNotices.tsx'
import styles from './SiegeSheet.module.css'
import { ToDo } from './ToDo.tsx'
import { Treasure } from './Treasure.tsx'

/** The sheet of a phone: army, hand, odds and tale as tabs, and below them what is pressed. */
export function SiegeSheet() {
  const { table: words } = useMessages()
  const { army, hand, column } = useShownState()
  const [tab, setTab] = useState('hand')
  const atWar = army.length > 0 && column.length > 0
  return (
    <PhoneSheet
      open={tab}
      onOpen={setTab}
      tabs={[
        { id: 'army', title: words.tabs.army(army.length), panel: <ArmyPanel /> },
        { id: 'hand', title: words.tabs.hand(hand.length), panel: <HandPanel /> },
        { id: 'odds', title: words.tabs.odds, panel: <OddsPanel /> },
        { id: 'tale', title: words.tabs.tale, panel: <TalePanel /> },
      ]}
      tip={useTipInSheet() && <TipPlace />}
    >
      <UndoButton size={46} />
      <HintButton size={44} />
      <div className={styles['deeds']}>
        <SendPlank />
        {atWar && <FightPlank />}
      </div>
      <TurnSeal size={76} />
    </PhoneSheet>
  )
}

const STANDEE = 60

function ArmyPanel() {
  const { table } = useMessages()
  const scene = useScene()
  const { army } = scene.state
  return (
    <>
      <ToDo />
      {army.length === 0 && <p className={styles['none']}>{table.nobodyHere}</p>}
      <SpotRow row="army" count={army.length}>
        <ul className={styles['army']} aria-label={table.rows.army}>
          {army.map(({ creature }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the army is what it is
            <li key={`${index} ${creature}`} className={styles['soldier']}>
              <SoldierSpot scene={scene} index={index} size={STANDEE} className={styles['spot'] ?? ''} />
            </li>
          ))}
        </ul>
      </SpotRow>
      <Sums />
    </>
  )
}

function HandPanel() {
  return (
    <div className={styles['cards']}>
      <Hand wraps />
      <Lands size={34} />
    </div>
  )
}

const OddsPanel = () => (
  <div className={styles['odds']}>
    <Odds />
    <Nights />
    <Deck />
    <Treasure />
  </div>
)

function TalePanel() {
  const { log } = useFrameWords()
  return (
    <>
      <h2 className="unseen">{log.heading}</h2>
      <TaleSoFar />
      <div className={styles['tools']}>
        <SoundButton />
        <HourButton />
        <LeadButton />
      </div>
    </>
  )
}
