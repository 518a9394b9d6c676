import { type ReactNode, useState } from 'react'
import { Plank, Sheet } from '../../art/index.ts'
import { focusInPlace } from '../../page/useFocusKept.ts'
import { Opening } from './Opening.tsx'
import styles from './PrivacyScreen.module.css'

interface PrivacyScreenProps {
  /** The seat whose owner must confirm; null: the table is shown. */
  awaits: number | null
  /** Only the public board is looked at meanwhile. */
  isPeeking: boolean
  /** Whose hand lies open. */
  viewer: number | null
  /** The shut screen, for the seat that it waits for. */
  card(seat: number): ReactNode
  /** While the board is looked at: for whom the screen waits, and what the way back is called. */
  peeking: { who(seat: number): ReactNode; back: string; onBack(): void }
  /** The screen as it opens; absent where it goes at once. */
  opening?: { tempo(): number; picture(seat: number): ReactNode }
  /** The table, drawn only for who may see it; while the board is looked at, as everybody may see it. */
  children: ReactNode
}

/**
 * A table with hidden hands. While it waits for another person, the screen stands in its place: no hand, no legal action and no
 * undo is in the page then.
 */
export function PrivacyScreen({
  awaits,
  isPeeking,
  viewer,
  card,
  peeking,
  opening,
  children,
}: PrivacyScreenProps) {
  const { opened, done } = useOpened(awaits, viewer, opening?.tempo ?? none)
  if (awaits === null)
    return (
      <>
        {children}
        {opened && opening && (
          <Opening tempo={opened.tempo} picture={opening.picture(opened.seat)} onOpen={done} />
        )}
      </>
    )
  if (!isPeeking) return card(awaits)
  return (
    <>
      {children}
      <PeekStrip words={peeking.who(awaits)} back={peeking.back} onBack={peeking.onBack} />
    </>
  )
}

const none = () => 0

/** Who has just confirmed, and the pace of the screen until it stands open. */
interface Opened {
  readonly seat: number
  readonly tempo: number
}

function useOpened(
  awaits: number | null,
  viewer: number | null,
  tempoNow: () => number,
): { opened: Opened | null; done(): void } {
  const [shut, setShut] = useState(awaits)
  const [opened, setOpened] = useState<Opened | null>(null)
  if (shut !== awaits) {
    const tempo = tempoNow()
    const isOpened = awaits === null && shut !== null && viewer === shut && tempo > 0
    setShut(awaits)
    setOpened(isOpened ? { seat: shut, tempo } : null)
  }
  return { opened, done: () => setOpened(null) }
}

interface PeekStripProps {
  words: ReactNode
  back: string
  onBack(): void
}

function PeekStrip({ words, back, onBack }: PeekStripProps) {
  return (
    <Sheet seed="peep" className={styles['strip']}>
      <p>{words}</p>
      <Plank ref={focusInPlace} tone="blue" onClick={onBack}>
        {back}
      </Plank>
    </Sheet>
  )
}
