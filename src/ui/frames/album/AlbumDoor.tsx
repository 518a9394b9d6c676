import { type ReactNode, useMemo, useState } from 'react'
import { type Game, type GameTypes, readGame, type Session } from '../../../engine/kernel/index.ts'
import type { SavedGames } from '../../../store/saved-games/saved-games.ts'
import { Button } from '../../art/index.ts'
import { NoticePage, WaysOn } from '../../page/NoticePage.tsx'
import { usePage } from '../../page/page.ts'
import { useLoaded } from '../../page/useLoaded.ts'
import { useAlbumWords } from '../../text/album.ts'

/** The game that an album shows, with the options of its address. */
export interface OpenedGame<K extends GameTypes> {
  session: Session<K>
  /** The id of the saved game; null if the game is not saved in this browser. */
  id: string | null
  opensAt: number | null
  /** The controllers of the seats, as plain JSON. Not needed for the game at the table: the tale knows them. */
  leaders?: unknown
}

/** The game to show in an album. The album closes to the table, unless `onClose` is given. */
export type LookedAt<K extends GameTypes> = OpenedGame<K> & { onClose?: () => void }

interface AlbumDoorProps<K extends GameTypes> {
  game: Game<K>
  /** The game at the table; null if there is none. */
  running: Session<K> | null
  /** The id of the game at the table among the saved games. */
  runningAs: string | null
  kept: Pick<SavedGames, 'read'>
  children(opened: OpenedGame<K>): ReactNode
  onClose(): void
}

/** Opens the album that the address names: of a saved game, or without an id of the game at the table. */
export function AlbumDoor<K extends GameTypes>(props: AlbumDoorProps<K>) {
  const { game, running, runningAs, kept, children, onClose } = props
  const given = usePage(({ place }) => place?.given)
  const id = given?.[0] || null
  const found = useFound(game, id, running, kept)
  if (found === 'opening') return <Opening />
  if (typeof found === 'string') return <Missing why={found} onClose={onClose} />
  return children({ ...found, id: id ?? runningAs, opensAt: moveOf(given?.[1]) })
}

type Found<K extends GameTypes> =
  | Pick<OpenedGame<K>, 'session' | 'leaders'>
  | 'opening'
  | 'missing'
  | 'damaged'

/** Hook: the game to show. The game at the table is frozen when the album opens; later moves do not change it. */
function useFound<K extends GameTypes>(
  game: Game<K>,
  id: string | null,
  running: Session<K> | null,
  kept: Pick<SavedGames, 'read'>,
): Found<K> {
  const load = useMemo(
    () => (id === null ? null : () => readKept(game, id, kept).catch((): Found<K> => 'missing')),
    [game, id, kept],
  )
  const read = useLoaded(load)
  const [atTable, keepIt] = useState(running)
  if (!atTable && running) keepIt(running)
  if (id === null) return atTable ? { session: atTable, leaders: null } : 'missing'
  return read ?? 'opening'
}

async function readKept<K extends GameTypes>(
  game: Game<K>,
  id: string,
  kept: Pick<SavedGames, 'read'>,
): Promise<Found<K>> {
  const found = await kept.read(id)
  if (found?.line.tale !== game.id) return 'missing'
  const read = readGame(game, found.text)
  return read.ok ? { session: read.value, leaders: found.leaders } : 'damaged'
}

/** Returns the number of moves in the address; null if it is no whole number. */
const moveOf = (text: string | undefined): number | null =>
  text && /^\d{1,5}$/.test(text) ? Number(text) : null

function Opening() {
  const words = useAlbumWords()
  return <main aria-busy="true">{words.opening}</main>
}

function Missing({ why, onClose }: { why: 'missing' | 'damaged'; onClose(): void }) {
  const { missing, close } = useAlbumWords()
  return (
    <NoticePage title={missing.title} seed="no album">
      <p>{why === 'damaged' ? missing.damaged : missing.words}</p>
      <WaysOn>
        <Button onClick={onClose}>{close}</Button>
      </WaysOn>
    </NoticePage>
  )
}
