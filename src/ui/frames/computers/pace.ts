import { create, type StoreApi } from 'zustand'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { GameStore } from '../../../store/game-store.ts'
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
export function followPace<K extends Kind>(game: Pick<StoreApi<GameStore<K>>, 'subscribe'>): void {
  onLeaving(() => usePace.setState(UNHURRIED))
  game.subscribe(({ session }, { session: earlier }) => {
    if (session?.first !== earlier?.first) usePace.setState(UNHURRIED)
  })
}

/** Lets the computer players wait, or go on. */
export const letWait = (waiting: boolean): void => usePace.setState({ waiting, hurried: null })
