import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Tale } from '../tale.ts'
import { useHouseWords } from '../text/house.ts'
import styles from './UnsavedBadge.module.css'

/** How long saving may take before the badge comes, in milliseconds: a good disk needs a few. */
const SAVING_MS = 400

/**
 * Says that what was done last is not saved yet: after a moment; at once if more than one press of a person could be lost with
 * the browser, or if the storage is in trouble.
 */
export function UnsavedBadge({ tale }: { tale: Tale }) {
  const { notices } = useHouseWords()
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

/** True once something has lasted for {@link SAVING_MS}. */
function useLate(lasts: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!lasts) return
    const timer = setTimeout(() => setLate(true), SAVING_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [lasts])
  return isLate
}
