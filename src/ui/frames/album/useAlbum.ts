import { useEffect, useMemo } from 'react'
import { type Game, type Kind, type Session, stateOf, type Viewer } from '../../../engine/kernel/index.ts'
import { type AlbumHook, createAlbum } from '../../../playback/album/album.ts'
import { type Album, albumOf, type Reading, stopAfter } from '../../../playback/album/stops.ts'
import { browserClock } from '../../../playback/clock.ts'

/** What an album is made of. */
export interface Binding<K extends Kind> {
  game: Game<K>
  session: Session<K>
  /** Who looks: while the game goes on, what is hidden from them is not in the album. */
  by: Viewer
  reading: Reading<K>
  /** After how many moves it opens; null: a finished game at its beginning, a running one where it stands. */
  opensAt: number | null
}

/** The album of a game, and the store that leads it: one for as long as it is the same game. */
export function useAlbum<K extends Kind>({
  game,
  session,
  by,
  reading,
  opensAt,
}: Binding<K>): {
  read: Album<K>
  album: AlbumHook
} {
  const made = useMemo(() => {
    const read = albumOf(game, session, by, reading)
    const usual = game.outcome(stateOf(session)) === null ? session.moves.length : 0
    return { read, album: createAlbum(read.stops, stopAfter(read.stops, opensAt ?? usual), browserClock) }
  }, [game, session, by, reading, opensAt])
  // Nobody waits for the next stop when the page is left.
  useEffect(() => () => made.album.getState().pause(), [made])
  return made
}
