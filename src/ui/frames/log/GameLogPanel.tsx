import { type ComponentType, useMemo } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import type { GameTypes, Session } from '../../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../../playback/playback.ts'
import { useFrameWords } from '../../text/frames.ts'
import { toAlbum } from '../album/ways.ts'
import { type GoingBack, useFreeFrom } from '../undo/create-undo.ts'
import { Log } from './Log.tsx'
import { type LogPosition, type PlacedLogEntryOf, withUndoEntries } from './log-entry.ts'

/** Further links of the log. */
export interface LogWays {
  /** The button behind a line that explains its moment. */
  Ask?: ComponentType<LogPosition>
  /** Opens the game as a written story. */
  onRead?(): void
  /** Hook: false if the album shows another game. Default: always true. */
  useHasAlbum?(): boolean
}

interface ToldSoFarProps<K extends GameTypes, Icon> {
  session: Session<K>
  playback: UseBoundStore<StoreApi<PlaybackStore<K>>>
  back: GoingBack<K>
  /** All lines that the viewer may read; the same array until the game or the words change. */
  lines: readonly PlacedLogEntryOf<Icon>[]
  /** The picture before a line about an undo; must be a constant object. */
  backIcon: NoInfer<Icon>
  Mark: ComponentType<{ icon: Icon }>
  /** The heading of a turn, from its seat and from the part of a game that can restart. */
  headingOf(turn: number, seat: number, part?: number): string
  ways: LogWays
}

/** The log up to the last shown event, with a link to the album. */
export function GameLogPanel<K extends GameTypes, Icon>(props: ToldSoFarProps<K, Icon>) {
  const { session, playback, back, lines, backIcon, Mark, headingOf, ways } = props
  const { Ask, onRead, useHasAlbum = hasAlways } = ways
  const { log } = useFrameWords()
  const cue = playback((now) => now.cue)
  const replaying = playback((now) => now.replaying)
  const isRead = playback((now) => now.told)
  const hasAlbum = useHasAlbum()
  const free = useFreeFrom(back)
  const all = useMemo(
    () => withUndoEntries(lines, session.takenBack, backIcon, log.takenBack),
    [lines, session.takenBack, backIcon, log],
  )
  return (
    <Log
      lines={all}
      until={cue && !replaying ? momentOf(session, cue.event, isRead) : null}
      freeFrom={free}
      headingOf={headingOf}
      {...(hasAlbum && { onLookBack: toAlbum })}
      {...(onRead && { onRead })}
      {...(Ask && { Ask })}
      Mark={Mark}
    />
  )
}

const hasAlways = () => true

/**
 * Returns the last log entry to show during an event: that of the event once its text is visible, else the one before. The
 * playback always shows the last moves of a game.
 */
function momentOf<K extends GameTypes>(
  { moves }: Session<K>,
  event: K['Event'],
  isRead: boolean,
): LogPosition | null {
  const move = moves.findLastIndex(({ frames }) => frames.some((frame) => frame.event === event))
  const frame = moves[move]?.frames.findIndex((one) => one.event === event) ?? -1
  return frame < 0 ? null : { move, frame: isRead ? frame : frame - 1 }
}
