import type { ReactNode } from 'react'
import { Sheet } from '../../../../ui/art/index.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useComputer, useIntent, usePlayback } from '../../table.ts'
import { HELD } from '../late.ts'
import { useRealSeen, useView } from '../now/at-table.ts'
import { Nothing } from '../town/late.ts'
import { Asked } from './Asked.tsx'
import { PlotWords } from './PlotWords.tsx'
import styles from './Slip.module.css'

/** What there is to tell: a question that cards answer, or what concerns the board. */
type Matter = 'cards' | 'board' | null

/** What is asked; else what is in hand or asked about. Nothing while events are shown. */
function useMatter(): Matter {
  const { questions } = useRealSeen()
  const { acts, by } = useView()
  const computer = useComputer()
  const playing = usePlayback((store) => store.playing)
  const isChosen = useIntent(({ held, plot }) => plot !== null || (held !== null && acts && by !== null))
  const [question] = questions
  if (computer === null && acts && !playing && question)
    return question.type === 'withdraw' ? 'board' : 'cards'
  return isChosen ? 'board' : null
}

/** Whether the note beside the board says anything. */
export const useHasNote = (): boolean => useMatter() === 'board'

/** On a note beside the board: which Knight goes, the plot that is asked about, or what is in hand. */
export const Note = () => (
  <Sheet seed="note" className={styles['note']}>
    <BoardWords />
  </Sheet>
)

/** On a slip over the foot of the board: a question that is answered with a card. */
export function Slip() {
  if (useMatter() !== 'cards') return null
  return (
    <Sheet seed="slip" className={styles['slip']}>
      <Asked />
    </Sheet>
  )
}

/** Either of them without its paper, for the sheet of a phone. */
export function BareSlip() {
  const matter = useMatter()
  if (matter === null) return null
  return matter === 'cards' ? <Asked /> : <BoardWords />
}

function BoardWords(): ReactNode {
  const { questions } = useRealSeen()
  const { acts } = useView()
  const { held, plot } = useIntent()
  if (questions.length > 0 && acts) return <Asked />
  if (plot !== null) return <PlotWords plot={plot} held={acts ? held : null} />
  return held && <Late part={HELD} given={{ held }} absent={Nothing} />
}
