import { type ComponentType, useMemo } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import type { Kind, Session } from '../../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../../playback/playback.ts'
import { useFrameWords } from '../../text/frames.ts'
import { toAlbum } from '../album/ways.ts'
import { type GoingBack, useFreeFrom } from '../taking-back/going-back.ts'
import { Log } from './Log.tsx'
import { type Moment, type ToldLine, withTakenBack } from './told-line.ts'

/** What else the log of a tale leads to. */
export interface LogWays {
  /** Behind a line: what may be asked about its moment. */
  Ask?: ComponentType<Moment>
  /** Opens the book in which it is told as a tale. */
  onRead?(): void
  /** Hook: false where the album shows another game; absent: it never does. */
  useHasAlbum?(): boolean
}

interface ToldSoFarProps<K extends Kind, Icon> {
  session: Session<K>
  playback: UseBoundStore<StoreApi<PlaybackStore<K>>>
  back: GoingBack<K>
  /** All that is told of the game to whoever looks; the same as long as the game and the words are. */
  lines: readonly ToldLine<Icon>[]
  /** The picture before a line that says that something was taken back, always the same. */
  backIcon: NoInfer<Icon>
  Mark: ComponentType<{ icon: Icon }>
  /** The heading of a turn, by whose it is, and of which part of a tale that can begin once more. */
  headingOf(turn: number, seat: number, part?: number): string
  ways: LogWays
}

/** The tale so far, as far as it has been shown, with the way to its album. */
export function ToldSoFar<K extends Kind, Icon>(props: ToldSoFarProps<K, Icon>) {
  const { session, playback, back, lines, backIcon, Mark, headingOf, ways } = props
  const { Ask, onRead, useHasAlbum = hasAlways } = ways
  const { log } = useFrameWords()
  const cue = playback((now) => now.cue)
  const replaying = playback((now) => now.replaying)
  const isRead = playback((now) => now.told)
  const hasAlbum = useHasAlbum()
  const free = useFreeFrom(back)
  const all = useMemo(
    () => withTakenBack(lines, session.takenBack, backIcon, log.takenBack),
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
 * How far is told while an event is shown: to that event once its words may be read, as when a die lies, else to the one before. What
 * is shown is always the last moves of a game.
 */
function momentOf<K extends Kind>({ moves }: Session<K>, event: K['Event'], isRead: boolean): Moment | null {
  const move = moves.findLastIndex(({ frames }) => frames.some((frame) => frame.event === event))
  const frame = moves[move]?.frames.findIndex((one) => one.event === event) ?? -1
  return frame < 0 ? null : { move, frame: isRead ? frame : frame - 1 }
}
