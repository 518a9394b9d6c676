import { createContext, type ReactNode, useContext } from 'react'
import type { AlbumHook } from '../../../playback/album/album.ts'
import type { FramePosition, Stop } from '../../../playback/album/stops.ts'
import { isSameChapter } from '../../../playback/chapter.ts'

/** A moment to go to at once: something that is worth a sign above the page-mark. */
export interface Mark extends FramePosition {
  /** Which sign it bears, by a name of the tale's own. */
  kind: string
  /** What happened, within a sentence. */
  what: string
}

/** Finds the moments of single events: `markOf` says what an event shows, null where it is not worth going to. */
export const marksOfEvents = <Event>(
  moves: readonly { readonly frames: readonly { readonly event: Event }[] }[],
  markOf: (event: Event) => Omit<Mark, keyof FramePosition> | null,
): Mark[] =>
  moves.flatMap(({ frames }, move) =>
    frames.flatMap(({ event }, frame): Mark[] => {
      const mark = markOf(event)
      return mark ? [{ move, frame, ...mark }] : []
    }),
  )

/** How a game stood for those who play it, turn by turn: chances in hundredths. */
export interface ChancesByTurn {
  chances: readonly { turn: number; chance: number }[]
  /** The turn that decided it, where one did. */
  decided: number | null
}

/** The album that is open, for all that is stuck in it. */
export interface Opened {
  album: AlbumHook
  stops: readonly Stop[]
  /** What a turn is called, to begin a sentence with; and of which part of the tale, where it has several. */
  chapterOf(turn: number, part?: number): string
  marks: readonly Mark[]
  signOf(kind: string): ReactNode
  odds?: ChancesByTurn
}

export const OpenedContext = createContext<Opened | null>(null)

export function useOpened(): Opened {
  const opened = useContext(OpenedContext)
  if (!opened) throw new Error('No album is open here.')
  return opened
}

/** The stop that is open now, with its index. */
export function useStop(): { at: number; stop: Stop } {
  const { album, stops } = useOpened()
  const at = album((open) => open.at)
  const stop = stops[at]
  if (!stop) throw new Error('An album has no stop there.')
  return { at, stop }
}

/** Which event of its turn a stop is, and of how many: 0 where nothing had happened yet. */
export function eventOfTurn(stops: readonly Stop[], at: number): { n: number; of: number } {
  const now = stops[at]
  const ofTurn = [...stops.entries()].filter(([, stop]) => now && isSameChapter(stop, now) && stop.frame >= 0)
  return { n: ofTurn.filter(([index]) => index <= at).length, of: ofTurn.length }
}
