import { type ComponentType, type ReactNode, useMemo } from 'react'
import {
  type GameTypes,
  hidesInformation,
  type PlayerView,
  type Session,
} from '../../../engine/kernel/index.ts'
import { type Album, eventAt, type Stop, stateAt, type TurnLookup } from '../../../playback/album/stops.ts'
import type { SavedGames } from '../../../store/saved-games/saved-games.ts'
import { savedGames } from '../../../store/saved-games/this-browser.ts'
import { tryingFrom } from '../dream/dream.ts'
import type { PlacedLogEntryOf } from '../log/log-entry.ts'
import { LinkPage } from '../sharing/LinkPage.tsx'
import type { KitTable, TaleKit } from '../tale-kit.ts'
import { AlbumDoor, type LookedAt } from './AlbumDoor.tsx'
import { AlbumFrame } from './AlbumFrame.tsx'
import { type ChancesByTurn, type Mark, type Opened, useOpened, useStop } from './opened.ts'
import { useAlbum } from './useAlbum.ts'
import { toTable } from './ways.ts'

/** A stop of an album. */
export interface AtStop<K extends GameTypes> {
  read: Album<K>
  stop: Stop
  state: PlayerView<K['State']>
  /** The event at this stop; null at the beginning. */
  event: K['Event'] | null
  /** The name of its turn. */
  chapter: string
}

/** The owner of a turn. */
interface Whose {
  readonly picture: ReactNode
  readonly name: string
}

/** The parts of an album that differ between tales. */
interface AlbumSlots<K extends GameTypes, Words, Icon> {
  /** The saved games, if they need expansions loaded before they are read. Default: those of this browser. */
  kept?: Pick<SavedGames, 'read'>
  readingOf(session: Session<K>): TurnLookup<K>
  /** All lines of the log. */
  linesOf(session: Session<K>, words: NoInfer<Words>, read: Album<K>): readonly PlacedLogEntryOf<Icon>[]
  LineIcon: ComponentType<{ icon: Icon }>
  /** Returns the key moments. */
  marksOf(read: Album<K>, words: NoInfer<Words>): readonly Mark[]
  /** The sign of a key moment above the page-mark. */
  MarkSign: ComponentType<{ kind: string }>
  /** The name of a turn. */
  chapterOf(words: NoInfer<Words>): Opened['chapterOf']
  /** Hook: the chances by turn of a saved game, from its review; null without one. */
  useChances?(id: string | null): ChancesByTurn | null
  /** Returns the owner of the turn, shown beside the plate; null for none. */
  whoseAt(at: AtStop<K>, words: NoInfer<Words>): Whose | null
  /** The board, behind photo corners. */
  Plate: ComponentType<AtStop<K>>
}

/** The parts of the page of a linked game that differ between tales. */
interface LinkSlots<K extends GameTypes, Words> {
  /** The name of each role, within a sentence. */
  rolesOf(words: NoInfer<Words>): Readonly<Record<string, string>>
  /** The picture of the position, as everyone may see it. */
  Picture: ComponentType<{ state: PlayerView<K['State']> }>
  /** Runs before such a game becomes the one that is played. */
  prepare?(table: KitTable<K>): void
}

/** Makes the album page of a tale, and the page of a linked game, which can open the game in that album. */
export function albumPages<K extends GameTypes, Words extends { common: { fileName: string } }, Icon>(
  kit: TaleKit<K, Words>,
  slots: AlbumSlots<K, Words, Icon>,
  link: LinkSlots<K, Words>,
) {
  const albumOf = (opened: LookedAt<K>) => <OpenedAlbum kit={kit} slots={slots} opened={opened} />
  return {
    /** The album of the game at the table, or of a saved game. */
    AlbumPage(): ReactNode {
      const { game } = kit.useTable()
      const running = game((store) => store.session)
      const runningAs = game((store) => store.kept?.id ?? null)
      return (
        <AlbumDoor
          game={kit.rules}
          running={running}
          runningAs={runningAs}
          kept={slots.kept ?? savedGames}
          onClose={toTable}
        >
          {albumOf}
        </AlbumDoor>
      )
    },
    /** The page of a linked game: it opens in the album, or is played on. */
    SentPage(): ReactNode {
      const table = kit.useTable()
      const words = kit.useWords()
      return (
        <LinkPage
          tale={{
            game: kit.rules,
            roles: link.rolesOf(words),
            Picture: link.Picture,
            albumOf,
            adopt(session) {
              link.prepare?.(table)
              table.game.getState().adopt(session, { kind: 'link' })
            },
            fileName: () => words.common.fileName,
          }}
        />
      )
    },
  }
}

const useNoChances = () => null

interface OpenedAlbumProps<K extends GameTypes, Words, Icon> {
  kit: TaleKit<K, Words>
  slots: AlbumSlots<K, Words, Icon>
  opened: LookedAt<K>
}

/** The album of a game that has been loaded. */
function OpenedAlbum<K extends GameTypes, Words, Icon>(props: OpenedAlbumProps<K, Words, Icon>) {
  const { kit, slots, opened: looked } = props
  const { rules } = kit
  const { readingOf, linesOf, LineIcon, marksOf, MarkSign, useChances = useNoChances, whoseAt, Plate } = slots
  const { session, id, opensAt, onClose = toTable } = looked
  const { game, leaders } = kit.useTable()
  const words = kit.useWords()
  const odds = useChances(id)
  const chapterOf = slots.chapterOf(words)
  const reading = useMemo(() => readingOf(session), [readingOf, session])
  // Everyone at this screen can look: while the game runs, the album hides what any of the players must not know.
  const { read, album } = useAlbum({ game: rules, session, by: null, reading, opensAt })
  const lines = useMemo(() => linesOf(session, words, read), [linesOf, session, words, read])
  const marks = useMemo(() => marksOf(read, words), [marksOf, read, words])
  const trying = useMemo(
    () =>
      // A dream of a running game would reveal coming draws and the hands of others.
      hidesInformation(rules, session)
        ? null
        : tryingFrom(game, (state) => rules.outcome(state) !== null, looked, leaders.getState().take),
    [rules, game, looked, session, leaders],
  )
  const opened = useMemo(
    (): Opened => ({
      album,
      stops: read.stops,
      chapterOf,
      marks,
      signOf: (kind) => <MarkSign kind={kind} />,
      ...(odds && { odds }),
    }),
    [album, read, chapterOf, marks, MarkSign, odds],
  )
  return (
    <AlbumFrame
      opened={opened}
      lines={lines}
      LineMark={LineIcon}
      whose={<ThisStop read={read} draw={(at) => <WhoseTurn whose={whoseAt(at, words)} />} />}
      trying={trying}
      onClose={onClose}
    >
      <ThisStop read={read} draw={(at) => <Plate {...at} />} />
    </AlbumFrame>
  )
}

const WhoseTurn = ({ whose }: { whose: Whose | null }) =>
  whose && (
    <>
      {whose.picture}
      <b>{whose.name}</b>
    </>
  )

interface ThisStopProps<K extends GameTypes> {
  read: Album<K>
  draw(at: AtStop<K>): ReactNode
}

/** Draws the current stop. */
function ThisStop<K extends GameTypes>({ read, draw }: ThisStopProps<K>) {
  const { chapterOf } = useOpened()
  const { stop } = useStop()
  return draw({
    ...{ read, stop },
    state: stateAt(read, stop),
    event: eventAt(read, stop),
    chapter: chapterOf(stop.turn, stop.part),
  })
}
