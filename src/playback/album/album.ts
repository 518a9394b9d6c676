import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { Clock } from '../clock.ts'
import { rungsOf, stepFrom, type Unit, type Way } from './steps.ts'
import type { Stop } from './stops.ts'

/** How fast an album is played. */
export const PACES = ['slow', 'brisk', 'swift'] as const

export type Pace = (typeof PACES)[number]

/** How long a stop is shown: its own time multiplied by `part`, but at least `least` milliseconds, so that it can be read. */
const STAY: Record<Pace, { part: number; least: number }> = {
  slow: { part: 2, least: 2200 },
  brisk: { part: 1, least: 1100 },
  swift: { part: 0.5, least: 350 },
}

/** The open stop of an album, and its playback. */
export interface AlbumStore {
  at: number
  playing: boolean
  pace: Pace
  /** Goes to a stop, by its index, and stops there. */
  go(at: number): void
  step(unit: Unit, way: Way): void
  /** Plays on, from the beginning if the last stop is open. */
  play(): void
  pause(): void
  choosePace(pace: Pace): void
}

export type AlbumHook = UseBoundStore<StoreApi<AlbumStore>>

/** Opens an album at a stop, by its index. */
export function createAlbum(stops: readonly Stop[], at: number, clock: Clock): AlbumHook {
  const rungs = rungsOf(stops)
  const last = stops.length - 1
  let callOff = () => {}

  const store = create<AlbumStore>()((set, get) => {
    const turnTo = (to: number) => set({ at: Math.min(Math.max(0, to), last) })

    const pause = () => {
      callOff()
      set({ playing: false })
    }

    /** Waits until this stop has been shown, and goes on to the next. */
    const stay = () => {
      const { at: now, pace } = get()
      const { part, least } = STAY[pace]
      callOff()
      callOff = clock.after(Math.max(least, (stops[now]?.ms ?? 0) * part), () => {
        turnTo(now + 1)
        if (now + 1 < last) stay()
        else pause()
      })
    }

    return {
      at: Math.min(Math.max(0, at), last),
      playing: false,
      pace: 'brisk',
      go(to) {
        pause()
        turnTo(to)
      },
      step: (unit, way) => get().go(stepFrom(rungs, get().at, unit, way)),
      play() {
        if (last === 0) return
        if (get().at === last) turnTo(0)
        set({ playing: true })
        stay()
      },
      pause,
      choosePace(pace) {
        set({ pace })
        if (get().playing) stay()
      },
    }
  })
  return store
}
