import { create } from 'zustand'
import { computerIn } from '../../computer-in.ts'
import { type Computer, useLeaders } from '../../leaders.ts'
import { selectState, useGame } from '../../table.ts'

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

/** The computer player who must act in the game as it stands; null while that is up to people. */
export function computerNow(): Computer | null {
  const state = selectState(useGame.getState())
  return state && computerIn(state, useLeaders.getState().table)
}

/** The same, for the screen. */
export function useComputer(): Computer | null {
  const state = useGame(selectState)
  const table = useLeaders((leaders) => leaders.table)
  return state && computerIn(state, table)
}
