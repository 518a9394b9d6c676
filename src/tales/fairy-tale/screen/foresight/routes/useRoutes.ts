import { create } from 'zustand'

/** Whether all ways to the oak are shown. Never part of the game. */
export const useRoutes = create<{ shown: boolean }>(() => ({ shown: false }))

export const toggleRoutes = (): void => useRoutes.setState(({ shown }) => ({ shown: !shown }))
