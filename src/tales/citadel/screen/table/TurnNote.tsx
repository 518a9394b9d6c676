import type { ReactNode } from 'react'
import { PaperCard } from '../../../../ui/art/index.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useIntent, useOtherActor, usePlayback } from '../../runtime.ts'
import { HELD } from '../lazy-parts.ts'
import { useLiveView, useView } from '../state/table-state.ts'
import { Nothing } from '../town/lazy-town.ts'
import { PlotWords } from './PlotWords.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import styles from './TurnNote.module.css'

/** Kind of text to show: a question about cards, or something about the board. */
type Matter = 'cards' | 'board' | null

/** Returns the kind of text: an open question first, else the selection. No question is shown during playback. */
function useMatter(): Matter {
  const { questions } = useLiveView()
  const { acts, by } = useView()
  const other = useOtherActor()
  const playing = usePlayback((store) => store.playing)
  const isChosen = useIntent(({ held, plot }) => plot !== null || (held !== null && acts && by !== null))
  const [question] = questions
  if (other === null && acts && !playing && question) return question.type === 'withdraw' ? 'board' : 'cards'
  return isChosen ? 'board' : null
}

/** True if the panel beside the board has text. */
export const useHasNote = (): boolean => useMatter() === 'board'

/** The panel beside the board: a Knight to withdraw, the selected plot, or the selected card. */
export const Note = () => (
  <PaperCard seed="note" className={styles['note']}>
    <BoardWords />
  </PaperCard>
)

/** The panel over the foot of the board, with a question that a card answers. */
export function TurnNote() {
  if (useMatter() !== 'cards') return null
  return (
    <PaperCard seed="slip" className={styles['slip']}>
      <QuestionPanel />
    </PaperCard>
  )
}

/** Either text without its panel, for the bottom sheet of a phone. */
export function BareSlip() {
  const matter = useMatter()
  if (matter === null) return null
  return matter === 'cards' ? <QuestionPanel /> : <BoardWords />
}

function BoardWords(): ReactNode {
  const { questions } = useLiveView()
  const { acts } = useView()
  const { held, plot } = useIntent()
  if (questions.length > 0 && acts) return <QuestionPanel />
  if (plot !== null) return <PlotWords plot={plot} held={acts ? held : null} />
  return held && <Late part={HELD} given={{ held }} absent={Nothing} />
}
