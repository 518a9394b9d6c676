import { create } from 'zustand'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import { beginsAnew, type SessionEvents } from '../../../session/events.ts'
import { onTaleLeave } from '../../page/open-tale.ts'

interface Pace {
  /** True while the bots are paused. */
  waiting: boolean
  /** The turn of bots without delay; null for none. */
  hurried: number | null
}

const UNHURRIED: Pace = { waiting: false, hurried: null }

/** The pace of the bots in this game, never stored. */
export const usePace = create<Pace>(() => UNHURRIED)

/** Resets the pace for every new game, and when the tale is left. */
export function followPace<K extends GameTypes>(game: SessionEvents<K>): void {
  onTaleLeave(() => usePace.setState(UNHURRIED))
  game.onEvent((event) => {
    if (beginsAnew(event)) usePace.setState(UNHURRIED)
  })
}

/** Pauses the bots, or lets them continue. */
export const letWait = (waiting: boolean): void => usePace.setState({ waiting, hurried: null })
