import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { View } from '../../../store/viewing.ts'
import { Plank, Sheet } from '../../art/index.ts'
import { hush } from '../../page/announce.ts'
import { useSlipWords } from '../../text/useSlipWords.ts'
import styles from './Covered.module.css'

interface CoveredProps {
  view: View
  /** The name of a seat, as it is said at the table. */
  nameOf(seat: number): string
  /** A seat says that it looks now, and nobody else. */
  onReady(seat: number): void
  /** The table: drawn only for whoever may see it. */
  children: ReactNode
}

/**
 * A table with hidden hands. While it waits for the next player nothing of it is in the page: not under the cover, not
 * for screen readers, and not in what was said last.
 */
export const Covered = ({ view: { waitsFor }, nameOf, onReady, children }: CoveredProps) =>
  waitsFor === null ? children : <Cover who={nameOf(waitsFor)} onReady={() => onReady(waitsFor)} />

function Cover({ who, onReady }: { who: string; onReady: () => void }) {
  const { handover } = useSlipWords()
  const ready = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    hush()
    ready.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main className={styles['cover']}>
      <Sheet className={styles['card'] ?? ''} seed="covered">
        <h1 className={styles['title']}>{handover.covered}</h1>
        <p>{handover.onlyYou(who)}</p>
        <Plank ref={ready} tone="blue" onClick={onReady}>
          {handover.ready}
        </Plank>
      </Sheet>
    </main>
  )
}
