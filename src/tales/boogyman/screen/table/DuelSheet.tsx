import { useState } from 'react'
import { BottomSheet } from '../../../../ui/frames/table/BottomSheet.tsx'
import { useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { useMessages } from '../../words/messages.ts'
import { LookOut } from '../foresight/LookOut.tsx'
import { ShortWarning } from '../foresight/ShortWarning.tsx'
import { useDisplayedState } from '../state/table-state.ts'
import { Breaths } from './Breaths.tsx'
import styles from './DuelSheet.module.css'
import { Footprints } from './Footprints.tsx'
import { LogPanel, TipPlace, UndoAndHint } from './parts.ts'
import { QuietTurns } from './QuietTurns.tsx'
import { SideRow } from './Side.tsx'
import { ToDo } from './ToDo.tsx'

/** The sheet at the bottom of a narrow window: four tabs, and below them undo and the actions that are left. */
export function DuelSheet() {
  const { tabs } = useMessages().table
  const [tab, setTab] = useState('do')
  const { narrow } = useTightness()
  return (
    <BottomSheet
      open={tab}
      onOpen={setTab}
      tabs={[
        { id: 'do', title: tabs.do, panel: <ToDo small /> },
        { id: 'look-out', title: tabs.lookOut, panel: <LookOut /> },
        { id: 'tale', title: tabs.tale, panel: <TalePanel /> },
        { id: 'how', title: tabs.how, panel: <HowPanel /> },
      ]}
      tip={<TipPlace />}
    >
      <UndoAndHint size={48} />
      <div className={styles['warning']}>
        <ShortWarning narrow={narrow} onOpen={() => setTab('look-out')} />
      </div>
      <Footprints size={40} caption={false} />
    </BottomSheet>
  )
}

function TalePanel() {
  const { common } = useMessages()
  const { quiet, turn } = useDisplayedState()
  return (
    <>
      <p className={styles['turn']}>{common.turn(turn)}</p>
      <LogPanel />
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
    </>
  )
}
