import { useEffect, useMemo } from 'react'
import {
  type Game,
  type GameTypes,
  type Session,
  stateOf,
  type Viewer,
} from '../../../engine/kernel/index.ts'
import { type AlbumHook, createAlbum } from '../../../playback/album/album.ts'
import { type Album, albumOf, stopAfter, type TurnLookup } from '../../../playback/album/stops.ts'
import { browserClock } from '../../../playback/clock.ts'

/** The parameters of an album. */
export interface Binding<K extends GameTypes> {
  game: Game<K>
  session: Session<K>
  /** The viewer. While the game runs, their album hides secret information. */
  by: Viewer
  reading: TurnLookup<K>
  /** The album opens after this number of moves. If null, a finished game opens at its beginning, a running one at its end. */
  opensAt: number | null
}

/** Hook: the album of a game and its store. Both are replaced only with the game. */
export function useAlbum<K extends GameTypes>({
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
  // Stop the playback when the page is left.
  useEffect(() => () => made.album.getState().pause(), [made])
  return made
}
