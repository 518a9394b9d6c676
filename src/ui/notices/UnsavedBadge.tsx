import { useState } from 'react'
import { useStore } from 'zustand'
import { useTimeout } from '../page/lifetime.ts'
import type { Tale } from '../tale.ts'
import { useAppWords } from '../text/house.ts'
import styles from './UnsavedBadge.module.css'

/** The time that saving can take before the badge appears, in milliseconds. A good disk needs a few. */
const SAVING_MS = 400

/**
 * The badge of unsaved moves. It appears after a moment; at once if several presses of a person could be lost, or if the storage is in
 * trouble.
 */
export function UnsavedBadge({ tale }: { tale: Tale }) {
  const { notices } = useAppWords()
  const unsaved = useStore(tale.game, (now) => now.unsaved)
  const isInTrouble = useStore(tale.game, ({ storage }) => storage !== 'ok')
  const isLate = useLate(unsaved !== 'nothing')
  if (unsaved === 'nothing' || !(isLate || isInTrouble || unsaved === 'several-presses')) return null
  return (
    <p role="status" className={styles.badge}>
      {notices.notSavedYet}
    </p>
  )
}

/** Hook: true once something has lasted for {@link SAVING_MS}. */
function useLate(lasts: boolean): boolean {
  const [isLate, setLate] = useState(false)
  if (isLate && !lasts) setLate(false)
  useTimeout(() => setLate(true), lasts ? SAVING_MS : null)
  return isLate
}
