import { useState } from 'react'
import { isSpectator } from '../../../../session/state.ts'
import { BottomSheet } from '../../../../ui/frames/table/BottomSheet.tsx'
import { useGame, useOtherActor } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { OthersTurn } from '../bots/bots.tsx'
import { SoldierSpot } from '../field/SoldierSpot.tsx'
import { SpotRow } from '../field/SpotRow.tsx'
import { useScene } from '../field/useScene.ts'
import { Nights } from '../foresight/Nights.tsx'
import { Odds } from '../foresight/Odds.tsx'
import { Sums } from '../foresight/Sums.tsx'
import { useDisplayedState, useLiveState } from '../state/table-state.ts'
import { Deck } from './Deck.tsx'
import { FightPlank, SendPlank, TurnSeal } from './Deeds.tsx'
import { Hand } from './Hand.tsx'
import { Lands } from './Lands.tsx'
import { LogPanel, TipPlace, UndoAndHint } from './parts.ts'
import styles from './SiegeSheet.module.css'
import { ToDo } from './ToDo.tsx'
import { Treasure } from './Treasure.tsx'

/** The bottom sheet of a phone: army, hand, odds and log as tabs, with the buttons below. */
export function SiegeSheet() {
  const { table: words } = useMessages()
  const { army, hand, column } = useDisplayedState()
  const [tab, setTab] = useState('hand')
  const isWatching = useGame(isSpectator)
  const atWar = army.length > 0 && column.length > 0
  return (
    <BottomSheet
      open={tab}
      onOpen={setTab}
      tabs={[
        { id: 'army', title: words.tabs.army(army.length), panel: <ArmyPanel /> },
        { id: 'hand', title: words.tabs.hand(hand.length), panel: <HandPanel /> },
        { id: 'odds', title: words.tabs.odds, panel: <OddsPanel /> },
        { id: 'tale', title: words.tabs.tale, panel: <LogPanel /> },
      ]}
      tip={<TipPlace />}
    >
      {isWatching ? (
        <OthersAct />
      ) : (
        <>
          <UndoAndHint size={46} />
          <div className={styles['deeds']}>
            <SendPlank />
            {atWar && <FightPlank />}
          </div>
          <TurnSeal size={76} />
        </>
      )}
    </BottomSheet>
  )
}

/** For a spectator: who acts, in place of the buttons. */
function OthersAct() {
  const state = useLiveState()
  const other = useOtherActor()
  return other && <OthersTurn state={state} actor={other} small />
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
