import { create } from 'zustand'
import type { Frame, GameTypes, Move } from '../engine/kernel/index.ts'
import { newMoves } from '../session/events.ts'
import { type GameHook, selectState } from '../session/game-store.ts'
import type { Speed } from '../store/settings.ts'
import type { Clock } from './clock.ts'
import { NO_TIME, type Timing, type Timings } from './tempo.ts'

/** An event while it is shown. */
export interface Cue<K extends GameTypes> {
  /** A unique key for every cue. */
  key: number
  event: K['Event']
  /** Time on the screen, in milliseconds. */
  ms: number
  /** Time of its motion, from the start of the cue, in milliseconds. */
  motion: number
  /** Index of the cue among `count` cues, from 0. */
  index: number
  count: number
}

/** State and commands of the playback. The game itself never waits for the playback. */
export interface PlaybackStore<K extends GameTypes> {
  /** The state just after the cue's event; the live state if nothing is playing. */
  shown: K['State'] | null
  cue: Cue<K> | null
  /** All frames shown in this run; the last one is that of the cue. */
  seen: readonly Frame<K['State'], K['Event']>[]
  /** True if the motion of the cue has ended. */
  rested: boolean
  /** True if the text of the cue may be shown. */
  told: boolean
  playing: boolean
  paused: boolean
  /** True if the run is a replay by `again`. */
  replaying: boolean
  /** Ends the run at once. */
  skip(): void
  /** Goes on to the next cue, and keeps playing. */
  next(): void
  /** Goes on to the next cue, and pauses there. */
  step(): void
  pause(): void
  resume(): void
  /** Replays the last moves that are worth watching. */
  again(): void
  /** Shows the moment just before an event of a past move, paused; it can be played on from there. */
  visit(move: number, frame: number): void
}

/** Inputs of the playback. */
export interface PlaybackOptions<K extends GameTypes> {
  game: Pick<GameHook<K>, 'getState' | 'onEvent'>
  /** The time of each event. */
  timings: Timings<K>
  /** Returns the moves that a replay shows, as the tale defines them: those of the last turn, or of the last turn without choices. */
  lastWatched(moves: readonly Move<K>[]): readonly Move<K>[]
  speed(): Speed
  /** True if the player prefers reduced motion. */
  reducedMotion(): boolean
  /** True if the playback pauses at the end of a turn. */
  held(): boolean
  clock: Clock
}

/** A run: the events that are being shown, and its progress. */
interface Show<K extends GameTypes> {
  frames: readonly Frame<K['State'], K['Event']>[]
  times: readonly Timing[]
  /** The speed used for `times`. */
  pace: Speed
  replaying: boolean
  index: number
  /** Start of the current cue, or its last resumption, and the part of its time that was over then. */
  since: number
  spent: number
}

const STILL = {
  cue: null,
  seen: [],
  rested: true,
  told: true,
  playing: false,
  paused: false,
  replaying: false,
}

/** Makes the playback of a game. */
export const createPlayback = <K extends GameTypes>({
  game,
  timings,
  lastWatched,
  speed,
  reducedMotion,
  held,
  clock,
}: PlaybackOptions<K>) => {
  let show: Show<K> | null = null
  let callOff = () => {}
  let key = 0

  const store = create<PlaybackStore<K>>()(() => ({
    shown: selectState(game.getState()),
    ...STILL,
    skip,
    next,
    step,
    pause,
    resume,
    again: () => play(lastWatched(game.getState().session?.moves ?? []), true),
    visit,
  }))

  function visit(index: number, frame: number): void {
    const move = game.getState().session?.moves[index]
    if (!move?.frames[frame]) return
    callOff()
    const { frames } = move
    const begun = paced({ frames, replaying: true, index: frame - 1 }, speedOfAgain(speed()))
    show = { ...begun, spent: begun.times[frame - 1]?.ms ?? 0 }
    const shown = frames[frame - 1]?.state ?? move.before
    store.setState({ ...STILL, shown, playing: true, paused: true, replaying: true })
  }

  function play(moves: readonly Move<K>[], replaying: boolean, paused = false): void {
    callOff()
    const frames = moves.flatMap((move) => move.frames)
    show = paced({ frames, replaying, index: -1 }, replaying ? speedOfAgain(speed()) : speed())
    showNext(paused)
  }

  /** Returns a run with the times of its events at a speed. */
  function paced(row: Pick<Show<K>, 'frames' | 'replaying' | 'index'>, pace: Speed): Show<K> {
    const events = row.frames.map(({ event }) => event)
    const manner = { speed: pace, reducedMotion: reducedMotion(), held: held() && !row.replaying }
    return { ...row, pace, times: timings(events, manner), since: 0, spent: 0 }
  }

  /** Shows the next event that takes time, and skips those that take none. */
  function showNext(paused: boolean): void {
    if (!show) return
    // The speed may have changed. When paused, show every event, even at instant speed.
    const pace = show.replaying || paused ? speedOfAgain(speed()) : speed()
    if (pace !== show.pace) show = paced(show, pace)
    const { frames, times, replaying, index } = show
    const next = times.findIndex(({ ms }, at) => at > index && ms > 0)
    const frame = frames[next]
    if (!frame) return skip()
    show = { ...show, index: next, since: clock.now(), spent: 0 }
    key += 1
    const { ms, motion, words } = times[next] ?? NO_TIME
    const cue = { key, event: frame.event, ms, motion, index: next, count: frames.length }
    const beats = { rested: motion === 0, told: words === 0 }
    const seen = [...store.getState().seen, frame]
    store.setState({ shown: frame.state, cue, seen, ...beats, playing: true, paused, replaying })
    wait()
  }

  /** Waits for the next change of the cue: its motion ends, its text appears, or it is over. While paused, the cue does not end. */
  function wait(): void {
    if (!show) return
    const { times, index, spent } = show
    const { ms, motion, words } = times[index] ?? NO_TIME
    const { paused } = store.getState()
    const beat = Math.min(...[motion, words].filter((at) => at > spent && at < ms))
    if (Number.isFinite(beat)) callOff = clock.after(beat - spent, () => reach(beat, { motion, words }))
    else if (!paused) callOff = clock.after(ms - spent, () => showNext(false))
  }

  /** Updates the cue to `spent` milliseconds. */
  function reach(spent: number, { motion, words }: Pick<Timing, 'motion' | 'words'>): void {
    if (!show) return
    show = { ...show, since: clock.now(), spent }
    store.setState({ rested: spent >= motion, told: spent >= words })
    wait()
  }

  function skip(): void {
    callOff()
    show = null
    store.setState({ ...STILL, shown: selectState(game.getState()) })
  }

  function pause(): void {
    if (!show || store.getState().paused) return
    callOff()
    show = { ...show, spent: show.spent + clock.now() - show.since, since: clock.now() }
    store.setState({ paused: true })
    wait()
  }

  function resume(): void {
    if (!show || !store.getState().paused) return
    callOff()
    const { motion, words } = show.times[show.index] ?? NO_TIME
    // While paused, the motion and the text went on.
    const come = Math.min(show.spent + clock.now() - show.since, Math.max(motion, words))
    show = { ...show, since: clock.now(), spent: Math.max(show.spent, come) }
    store.setState({ paused: false })
    wait()
  }

  function next(): void {
    callOff()
    showNext(false)
  }

  function step(): void {
    callOff()
    showNext(true)
  }

  game.onEvent((event) => {
    const moves = newMoves(event)
    if (moves.length > 0) play(moves, false)
    else skip()
  })
  return store
}

/** A replay is shown even at instant speed: the player asked for it. */
const speedOfAgain = (speed: Speed): Speed => (speed === 'instant' ? 'brisk' : speed)
