import { type Kind, type Session, stateOf, upTo } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { keptGames } from '../../../store/kept/this-browser.ts'
import { usePage } from '../../page/page.ts'
import { part } from '../../parts/part.ts'
import type { OpenedGame } from '../album/AlbumDoor.tsx'
import { toAlbum, toTable } from '../album/ways.ts'

/** The frame comes when somebody dreams. */
export const DREAM = part(async () => (await import('./DreamFrame.tsx')).DreamFrame)

/** Where a tale is tried out from: at most after so many moves, since nobody plays on from its end. */
export interface Trying {
  most: number
  go(moves: number): void
}

/**
 * Plays on from a place of an album, in a game of its own: the one that was looked at stays as it is. Null where the
 * browser does not keep it, since it could not be come back to. `take`: who leads its seats.
 */
export function tryingFrom<K extends Kind>(
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
      // First: nothing of the game may be shown by who played another one.
      take(leaders)
      store.getState().adopt(upTo(session, moves), { kind: 'branch', of: id, move: moves })
      usePage.setState({ cover: false, lookingBack: false })
      toTable()
    },
  }
}

/** The turn in which a dream left the true tale, after so many moves. */
export const turnLeft = <K extends Kind>(
  session: Session<K>,
  moves: number,
  turnOf: (state: K['State']) => number,
): number => turnOf(session.moves[moves]?.before ?? stateOf(session))

/**
 * Back to the album of the true tale where it was left; the dream stays among the kept games, if anything was done in it. Answers
 * whether the true tale is still kept.
 */
export async function wakeUp<K extends Kind>(store: GameHook<K>): Promise<boolean> {
  const { kept, session } = store.getState()
  const origin = kept?.origin
  if (!kept || origin?.kind !== 'branch') return true
  const isUntouched = session?.moves.length === origin.move
  if (!(await store.getState().open(origin.of))) return false
  if (isUntouched) void keptGames.remove(kept.id)
  toAlbum(origin.of, origin.move)
  return true
}

/** From now on the dream is a tale of its own: it is kept as one, and then no longer as a dream. */
export function keepAsOwn<K extends Kind>(store: GameHook<K>): void {
  const { session, kept, adopt } = store.getState()
  if (!session || !kept) return
  adopt(session, { kind: 'dreamt' })
  const own = store.getState().kept?.id
  const stop = keptGames.follow((id) => {
    if (id !== own) return
    stop()
    void keptGames.remove(kept.id)
  })
}
