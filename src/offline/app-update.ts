import { create } from 'zustand'

interface Edition {
  /** Opens the new edition of the house, which has come and waits; null when none does. */
  open: (() => void) | null
}

/** Whether a new edition of the house is ready. */
export const useAppUpdate = create<Edition>(() => ({ open: null }))

/** Not now: it is opened when the house is opened the next time. */
export const dismissUpdate = (): void => useAppUpdate.setState({ open: null })
