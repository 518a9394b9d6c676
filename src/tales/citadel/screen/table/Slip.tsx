import type { ReactNode } from 'react'
import { Sheet } from '../../../../ui/art/index.ts'
import { useComputer } from '../../computer-now.ts'
import { useIntent, usePlayback } from '../../table.ts'
import { useRealSeen, useView } from '../now/at-table.ts'
import { Asked } from './Asked.tsx'
import { HeldWords } from './HeldWords.tsx'
import { PlotWords } from './PlotWords.tsx'
import styles from './Slip.module.css'

/** On a slip over the foot of the board: what is asked, else what is in hand, else the plot that is asked about. */
export function Slip() {
  const inside = useSlip()
  return inside === null ? null : (
    <Sheet seed="slip" className={styles['slip']}>
      {inside}
    </Sheet>
  )
}

/** The same without its paper, for the sheet of a phone. */
export const BareSlip = () => <div className={styles['bare']}>{useSlip()}</div>

function useSlip(): ReactNode {
  const state = useRealSeen()
  const { acts, by } = useView()
  const computer = useComputer()
  const playing = usePlayback((store) => store.playing)
  const held = useIntent((intent) => intent.held)
  const plot = useIntent((intent) => intent.plot)
  if (computer === null && acts && !playing && state.questions.length > 0) return <Asked />
  if (plot !== null) return <PlotWords plot={plot} held={acts ? held : null} />
  return held && by !== null && acts ? <HeldWords held={held} /> : null
}
