import { type GameTypes, stateOf, upTo } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { usePage } from '../../page/page.ts'
import type { OpenedGame } from '../album/AlbumDoor.tsx'
import { toTable } from '../album/ways.ts'
import { DREAM } from './Dreaming.tsx'

/** The start of a dream. `most`: the number of moves after which it can begin at the latest, because a finished game cannot go on. */
export interface Trying {
  most: number
  go(moves: number): void
}

/**
 * Returns how to start a dream from an album, as a separate game. Returns null if the original is not saved: the dream could not return to
 * it. `take`: sets the controllers.
 */
export function tryingFrom<K extends GameTypes>(
  store: GameHook<K>,
  isOver: (state: K['State']) => boolean,
  { session, id, leaders }: OpenedGame<K>,
  take: (leaders: unknown) => void,
): Trying | null {
  if (id === null || store.getState().storage !== 'ok') return null
  const most = session.moves.length - (isOver(stateOf(session)) ? 1 : 0)
  return {
    most,
    async go(moves) {
      await DREAM.fetch().catch(() => {})
      // First: what the screen shows of the new game must not depend on the controllers of the one before.
      take(leaders)
      store.getState().adopt(upTo(session, moves), { kind: 'branch', of: id, move: moves })
      usePage.setState({ cover: false, lookingBack: false })
      toTable()
    },
  }
}
