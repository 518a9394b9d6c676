import { type ComponentType, type ReactNode, useMemo } from 'react'
import { type Game, holdsSecrets, type Kind, type Viewer } from '../../../engine/kernel/index.ts'
import type { Album, Reading } from '../../../playback/album/stops.ts'
import type { GameHook } from '../../../session/game-store.ts'
import type { KeptGames } from '../../../store/kept/kept-games.ts'
import { keptGames } from '../../../store/kept/this-browser.ts'
import { tryingFrom } from '../dream/dream.ts'
import type { ToldLine } from '../log/told-line.ts'
import { AlbumDoor, type OpenedGame } from './AlbumDoor.tsx'
import { AlbumFrame } from './AlbumFrame.tsx'
import type { ChancesByTurn, Mark, Opened } from './opened.ts'
import { useAlbum } from './useAlbum.ts'
import { toTable } from './ways.ts'

interface AlbumAtProps<K extends Kind> {
  rules: Game<K>
  game: GameHook<K>
  /** The kept games, where those of a tale must be made ready to be read; else those of this browser. */
  kept?: Pick<KeptGames, 'read'>
  Opened: ComponentType<OpenedGame<K>>
}

/** The album of any game of a tale: of the one at the table, or of one that is kept. */
export function AlbumAt<K extends Kind>({ rules, game, kept = keptGames, Opened }: AlbumAtProps<K>) {
  const running = game((store) => store.session)
  const runningAs = game((store) => store.kept?.id ?? null)
  return (
    <AlbumDoor
      game={rules}
      running={running}
      runningAs={runningAs}
      kept={kept}
      Opened={Opened}
      onClose={toTable}
    />
  )
}

/** A game to be looked at again. Its album is closed to the table, unless that is said. */
export type LookedAt<K extends Kind> = OpenedGame<K> & { onClose?: () => void }

interface TaleAlbumProps<K extends Kind, Icon> {
  rules: Game<K>
  game: GameHook<K>
  opened: LookedAt<K>
  /** Who looks: while the game goes on, what is hidden from them is not in the album. */
  by?: Viewer
  reading: Reading<K>
  /** Hands over who leads its seats, to whoever plays on from it. */
  take(leaders: unknown): void
  /** All that is told of it, and what is worth going to; the same as long as the game and the words are. */
  lines: readonly ToldLine<Icon>[]
  LineMark: ComponentType<{ icon: Icon }>
  marks: readonly Mark[]
  MarkSign: ComponentType<{ kind: string }>
  chapterOf(turn: number, part?: number): string
  odds?: ChancesByTurn | null
  /** Whose turn it is at a stop, with a picture. */
  Whose: ComponentType<{ read: Album<K> }>
  /** The board at a stop, behind photo corners. */
  Was: ComponentType<{ read: Album<K> }>
}

/** The album of a game, wherever it came from. */
export function TaleAlbum<K extends Kind, Icon>(props: TaleAlbumProps<K, Icon>): ReactNode {
  const { rules, game, opened: looked, by = null, reading, take } = props
  const { lines, LineMark, marks, MarkSign, chapterOf, odds, Whose, Was } = props
  const { session, opensAt, onClose = toTable } = looked
  const { read, album } = useAlbum({ game: rules, session, by, reading, opensAt })
  const trying = useMemo(
    () =>
      // Whoever tries a game out that goes on would learn what comes, and what others hold.
      holdsSecrets(rules, session)
        ? null
        : tryingFrom(game, (state) => rules.outcome(state) !== null, looked, take),
    [rules, game, looked, session, take],
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
      LineMark={LineMark}
      whose={<Whose read={read} />}
      trying={trying}
      onClose={onClose}
    >
      <Was read={read} />
    </AlbumFrame>
  )
}
