import { type ReactNode, useState } from 'react'
import { Button, PaperCard } from '../../art/index.ts'
import { focusInPlace } from '../../page/focus-fallback.ts'
import { Opening } from './Opening.tsx'
import styles from './PrivacyScreen.module.css'

interface PrivacyScreenProps {
  /** The seat with the person who must confirm; null: the table is shown. */
  awaits: number | null
  /** True while only the public board is shown. */
  isPeeking: boolean
  /** The seat with the visible hand; null for none. */
  viewer: number | null
  /** Draws the closed screen for the awaited seat. */
  card(seat: number): ReactNode
  /** The strip while the public board is shown: the awaited player, and the button back. */
  peeking: { who(seat: number): ReactNode; back: string; onBack(): void }
  /** The opening animation; absent if there is none. */
  opening?: { tempo(): number; picture(seat: number): ReactNode }
  /** The table as the viewer may see it; while only the public board is shown, without hands. */
  children: ReactNode
}

/**
 * A table with hidden hands. While it waits for another person, the privacy screen replaces it: the DOM then contains no hand, legal action
 * or undo.
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

/** The seat that has just confirmed, and the tempo of the opening animation. */
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
    <PaperCard seed="peep" className={styles['strip']}>
      <p>{words}</p>
      <Button ref={focusInPlace} tone="blue" onClick={onBack}>
        {back}
      </Button>
    </PaperCard>
  )
}
