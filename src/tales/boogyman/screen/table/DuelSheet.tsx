import { useState } from 'react'
import { useTipsInSheet } from '../../../../ui/frames/table/NoticePlace.tsx'
import { PhoneSheet } from '../../../../ui/frames/table/PhoneSheet.tsx'
import { useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { HourButton } from '../../../../ui/page/HourButton.tsx'
import { SoundButton } from '../../../../ui/sound/SoundButton.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useMessages } from '../../words/messages.ts'
import { LookOut } from '../foresight/LookOut.tsx'
import { ShortWarning } from '../foresight/ShortWarning.tsx'
import { useShownState } from '../now/at-table.ts'
import { Breaths } from './Breaths.tsx'
import styles from './DuelSheet.module.css'
import { Footprints } from './Footprints.tsx'
import { HintButton, TaleSoFar, TipPlace, UndoButton } from './parts.ts'
import { QuietTurns } from './QuietTurns.tsx'
import { SideRow } from './Side.tsx'
import { ToDo } from './ToDo.tsx'

/** The sheet at the bottom of a narrow window: four tabs, and below them undo and the actions that are left. */
export function DuelSheet() {
  const { tabs } = useMessages().table
  const [tab, setTab] = useState('do')
  const { narrow } = useTightness()
  return (
    <PhoneSheet
      open={tab}
      onOpen={setTab}
      tabs={[
        { id: 'do', title: tabs.do, panel: <ToDo small /> },
        { id: 'look-out', title: tabs.lookOut, panel: <LookOut /> },
        { id: 'tale', title: tabs.tale, panel: <TalePanel /> },
        { id: 'how', title: tabs.how, panel: <HowPanel /> },
      ]}
      tip={useTipsInSheet() && <TipPlace />}
    >
      <UndoButton size={48} />
      <HintButton size={46} />
      <div className={styles['warning']}>
        <ShortWarning narrow={narrow} onOpen={() => setTab('look-out')} />
      </div>
      <Footprints size={40} caption={false} />
    </PhoneSheet>
  )
}

function TalePanel() {
  const { common } = useMessages()
  const { log } = useFrameWords()
  const { quiet, turn } = useShownState()
  return (
    <>
      <h2 className="unseen">{log.heading}</h2>
      <p className={styles['turn']}>{common.turn(turn)}</p>
      <TaleSoFar />
      <QuietTurns quiet={quiet} />
    </>
  )
}

function HowPanel() {
  return (
    <>
      <Breaths />
      <div className={styles['sides']}>
        <SideRow seat={0} />
        <SideRow seat={1} />
      </div>
      <div className={styles['tools']}>
        <SoundButton />
        <HourButton />
      </div>
    </>
  )
}
