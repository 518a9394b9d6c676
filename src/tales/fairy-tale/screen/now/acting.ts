import { create } from 'zustand'
import { useGame } from '../../table.ts'

interface Pace {
  /** The computer players wait until people let them go on. */
  waiting: boolean
  /** The turn whose computer player is not to be watched: it acts without a pause. */
  hurried: number | null
}

const UNHURRIED: Pace = { waiting: false, hurried: null }

/** How the computer players are watched, in this game only: no part of it, and never stored. */
export const usePace = create<Pace>(() => UNHURRIED)

/** Every game begins unhurried. */
export function followPace(): void {
  useGame.subscribe(({ session }, { session: earlier }) => {
    if (session?.first !== earlier?.first) usePace.setState(UNHURRIED)
  })
}

/** Lets the computer players wait, or go on. */
export const letWait = (waiting: boolean): void => usePace.setState({ waiting, hurried: null })
