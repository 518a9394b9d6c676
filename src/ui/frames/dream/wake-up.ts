import { type GameTypes, type Session, stateOf } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { savedGames } from '../../../store/saved-games/this-browser.ts'
import { toAlbum } from '../album/ways.ts'

/** Returns the turn when a dream left the true tale. `moves`: the number of moves before it. */
export const turnLeft = <K extends GameTypes>(
  session: Session<K>,
  moves: number,
  turnOf: (state: K['State']) => number,
): number => turnOf(session.moves[moves]?.before ?? stateOf(session))

/**
 * Returns to the album of the true tale, at the move where the dream began. Deletes an untouched dream; others stay saved. Resolves to
 * false if the true tale is no longer saved.
 */
export async function wakeUp<K extends GameTypes>(store: GameHook<K>): Promise<boolean> {
  const { kept, session } = store.getState()
  const origin = kept?.origin
  if (!kept || origin?.kind !== 'branch') return true
  const isUntouched = session?.moves.length === origin.move
  if (!(await store.getState().open(origin.of))) return false
  if (isUntouched) void savedGames.remove(kept.id)
  toAlbum(origin.of, origin.move)
  return true
}

/** Saves the dream as a tale of its own, and deletes the dream once that is saved. */
export function keepAsOwn<K extends GameTypes>(store: GameHook<K>): void {
  const { session, kept, adopt } = store.getState()
  if (!session || !kept) return
  adopt(session, { kind: 'dreamt' })
  const own = store.getState().kept?.id
  const stop = savedGames.follow((id) => {
    if (id !== own) return
    stop()
    void savedGames.remove(kept.id)
  })
}
