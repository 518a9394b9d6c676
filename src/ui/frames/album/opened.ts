import { createContext, type ReactNode, useContext } from 'react'
import type { AlbumHook } from '../../../playback/album/album.ts'
import type { FramePosition, Stop } from '../../../playback/album/stops.ts'
import { isSameTurnKey } from '../../../playback/turn-key.ts'

/** A key moment, which has a sign on the timeline. */
export interface Mark extends FramePosition {
  /** The name of the sign, defined by the tale. */
  kind: string
  /** The text of the moment, within a sentence. */
  what: string
}

/** Returns the key moments among the events. `markOf` returns null for an event that is none. */
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

/** The chances of the players after each turn, in percent. */
export interface ChancesByTurn {
  chances: readonly { turn: number; chance: number }[]
  /** The turn that decided the game; null if none did. */
  decided: number | null
}

/** The open album, as a context of its components. */
export interface Opened {
  album: AlbumHook
  stops: readonly Stop[]
  /** Returns the name of a turn, to begin a sentence with; with its part if the game has several. */
  chapterOf(turn: number, part?: number): string
  marks: readonly Mark[]
  signOf(kind: string): ReactNode
  odds?: ChancesByTurn
}

export const OpenedContext = createContext<Opened | null>(null)

export function useOpened(): Opened {
  const opened = useContext(OpenedContext)
  if (!opened) throw new Error('useOpened must be used inside an open album.')
  return opened
}

/** Hook: the current stop and its index. */
export function useStop(): { at: number; stop: Stop } {
  const { album, stops } = useOpened()
  const at = album((open) => open.at)
  const stop = stops[at]
  if (!stop) throw new Error(`The album has no stop ${at}.`)
  return { at, stop }
}

/** Returns the number of a stop among the events of its turn, and their count; both are 0 before the first event. */
export function eventOfTurn(stops: readonly Stop[], at: number): { n: number; of: number } {
  const now = stops[at]
  const ofTurn = [...stops.entries()].filter(([, stop]) => now && isSameTurnKey(stop, now) && stop.frame >= 0)
  return { n: ofTurn.filter(([index]) => index <= at).length, of: ofTurn.length }
}
