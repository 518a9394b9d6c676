import { type ReactNode, useMemo, useState } from 'react'
import { type Game, type Kind, readGame, type Session } from '../../../engine/kernel/index.ts'
import type { KeptGames } from '../../../store/kept/kept-games.ts'
import { Plank } from '../../art/index.ts'
import { NoticePage, WaysOn } from '../../page/NoticePage.tsx'
import { usePage } from '../../page/page.ts'
import { useLoaded } from '../../page/useLoaded.ts'
import { useAlbumWords } from '../../text/album.ts'

/** What the album of a tale is given when it opens. */
export interface OpenedGame<K extends Kind> {
  session: Session<K>
  /** The kept game that it is of; null: it is kept nowhere here. */
  id: string | null
  opensAt: number | null
  /** Who leads its seats, as plain JSON of the tale; of the game at the table the tale knows. */
  leaders?: unknown
}

/** A game to be looked at again. Its album closes to the table, unless `onClose` leads elsewhere. */
export type LookedAt<K extends Kind> = OpenedGame<K> & { onClose?: () => void }

interface AlbumDoorProps<K extends Kind> {
  game: Game<K>
  /** The game at the table; null where none is. */
  running: Session<K> | null
  /** As which of the kept games it is played. */
  runningAs: string | null
  kept: Pick<KeptGames, 'read'>
  children(opened: OpenedGame<K>): ReactNode
  onClose(): void
}

/** Opens the album that the address asks for: of a kept game, or of the one at the table where it names none. */
export function AlbumDoor<K extends Kind>(props: AlbumDoorProps<K>) {
  const { game, running, runningAs, kept, children, onClose } = props
  const given = usePage(({ place }) => place?.given)
  const id = given?.[0] || null
  const found = useFound(game, id, running, kept)
  if (found === 'opening') return <Opening />
  if (typeof found === 'string') return <Missing why={found} onClose={onClose} />
  return children({ ...found, id: id ?? runningAs, opensAt: moveOf(given?.[1]) })
}

type Found<K extends Kind> = Pick<OpenedGame<K>, 'session' | 'leaders'> | 'opening' | 'missing' | 'damaged'

/** The game that the album is of: one at the table stays as it was when it was opened, whatever is done there meanwhile. */
function useFound<K extends Kind>(
  game: Game<K>,
  id: string | null,
  running: Session<K> | null,
  kept: Pick<KeptGames, 'read'>,
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

async function readKept<K extends Kind>(
  game: Game<K>,
  id: string,
  kept: Pick<KeptGames, 'read'>,
): Promise<Found<K>> {
  const found = await kept.read(id)
  if (found?.line.tale !== game.id) return 'missing'
  const read = readGame(game, found.text)
  return read.ok ? { session: read.value, leaders: found.leaders } : 'damaged'
}

/** After how many moves the address asks for it; null where it does not say so in whole numbers. */
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
        <Plank onClick={onClose}>{close}</Plank>
      </WaysOn>
    </NoticePage>
  )
}
