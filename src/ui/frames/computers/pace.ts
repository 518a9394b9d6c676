import { create } from 'zustand'
import type { Kind } from '../../../engine/kernel/index.ts'
import { beginsAnew, type SessionEvents } from '../../../session/events.ts'
import { onLeaving } from '../../page/open-tale.ts'

interface Pace {
  /** The computer players wait until people let them go on. */
  waiting: boolean
  /** The turn whose computer player is not to be watched: it acts without a pause. */
  hurried: number | null
}

const UNHURRIED: Pace = { waiting: false, hurried: null }

/** How the computer players are watched, in this game only: no part of it, and never stored. */
export const usePace = create<Pace>(() => UNHURRIED)

/** Every game begins unhurried, and so does every tale that is opened. */
export function followPace<K extends Kind>(game: SessionEvents<K>): void {
  onLeaving(() => usePace.setState(UNHURRIED))
  game.onEvent((event) => {
    if (beginsAnew(event)) usePace.setState(UNHURRIED)
  })
}

/** Lets the computer players wait, or go on. */
export const letWait = (waiting: boolean): void => usePace.setState({ waiting, hurried: null })
