import { type ComponentType, useMemo } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import type { Kind, Session } from '../../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../../playback/playback.ts'
import { useFrameWords } from '../../text/frames.ts'
import { toAlbum } from '../album/ways.ts'
import { type GoingBack, useFreeFrom } from '../taking-back/going-back.ts'
import { Log } from './Log.tsx'
import { type Moment, type ToldLine, withTakenBack } from './told-line.ts'

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
}

/** The tale so far, as far as it has been shown, with the way to its album. */
export function ToldSoFar<K extends Kind, Icon>(props: ToldSoFarProps<K, Icon>) {
  const { session, playback, back, lines, backIcon, Mark, headingOf } = props
  const { log } = useFrameWords()
  const cue = playback((now) => now.cue)
  const replaying = playback((now) => now.replaying)
  const free = useFreeFrom(back)
  const all = useMemo(
    () => withTakenBack(lines, session.takenBack, backIcon, log.takenBack),
    [lines, session.takenBack, backIcon, log],
  )
  return (
    <Log
      lines={all}
      until={cue && !replaying ? momentOf(session, cue.event) : null}
      freeFrom={free}
      headingOf={headingOf}
      onLookBack={toAlbum}
      Mark={Mark}
    />
  )
}

/** The move and the event that is shown: what is shown is always the last moves of a game. */
function momentOf<K extends Kind>({ moves }: Session<K>, event: K['Event']): Moment | null {
  const move = moves.findLastIndex(({ frames }) => frames.some((frame) => frame.event === event))
  const frame = moves[move]?.frames.findIndex((one) => one.event === event) ?? -1
  return frame < 0 ? null : { move, frame }
}
