import { create } from 'zustand'

interface Edition {
  /** Activates the downloaded new version of the app; null without one. */
  open: (() => void) | null
}

/** The new version of the app that is ready, if any. */
export const useAppUpdate = create<Edition>(() => ({ open: null }))

/** Declines the update. The browser activates it when the app is opened again. */
export const dismissUpdate = (): void => useAppUpdate.setState({ open: null })
