import { create } from 'zustand'
import type { Frame, Kind, Move } from '../engine/kernel/index.ts'
import { newMoves } from '../session/events.ts'
import { type GameHook, selectState } from '../session/game-store.ts'
import type { Speed } from '../store/settings.ts'
import type { Clock } from './clock.ts'
import { NO_TIME, type Timing, type Timings } from './timing.ts'

/** One event while it is shown. */
export interface Cue<K extends Kind> {
  /** Different for every cue that was ever shown. */
  key: number
  event: K['Event']
  /** How long it is shown, in milliseconds. */
  ms: number
  /** How long what moves in it moves, from its beginning. */
  motion: number
  /** Which of how many it is, from 0. */
  index: number
  count: number
}

/** What the screen shows now, and what can be done about it. The game itself never waits for it. */
export interface PlaybackStore<K extends Kind> {
  /** The state just after the cue's event; the real one when nothing is playing. */
  shown: K['State'] | null
  cue: Cue<K> | null
  /** All frames shown since it began to play; that of the cue is the last. */
  seen: readonly Frame<K['State'], K['Event']>[]
  /** What moves in the cue has come to rest. */
  rested: boolean
  /** The words of the cue may be read. */
  told: boolean
  playing: boolean
  paused: boolean
  /** What is playing has been played before: it is an `again`. */
  replaying: boolean
  /** To the end at once. */
  skip(): void
  /** On to the next cue, and plays on. */
  next(): void
  /** On to the next cue, and stays there. */
  step(): void
  pause(): void
  resume(): void
  /** Plays once more what was last to be watched. */
  again(): void
  /** Shows the moment just before an event of a past move, and stays there; it can be played on from there. */
  visit(move: number, frame: number): void
}

/** What the playback needs from outside. */
export interface Stage<K extends Kind> {
  game: Pick<GameHook<K>, 'getState' | 'onEvent'>
  /** How long each event is shown. */
  timings: Timings<K>
  /** The moves that were last to be watched: what others did, not whoever plays. */
  lastWatched(moves: readonly Move<K>[]): readonly Move<K>[]
  speed(): Speed
  /** Whether the person asked for little motion. */
  littleMotion(): boolean
  /** Whether the board is held before a turn passes. */
  held(): boolean
  clock: Clock
}

/** A row of events that is being shown, and how far it is. */
interface Show<K extends Kind> {
  frames: readonly Frame<K['State'], K['Event']>[]
  times: readonly Timing[]
  /** The pace that the times are for. */
  pace: Speed
  replaying: boolean
  index: number
  /** When the cue that is shown now began (or was resumed), and how much of it was over by then. */
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
export const createPlayback = <K extends Kind>({
  game,
  timings,
  lastWatched,
  speed,
  littleMotion,
  held,
  clock,
}: Stage<K>) => {
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

  /** A row of events with the times that they take at a pace. */
  function paced(row: Pick<Show<K>, 'frames' | 'replaying' | 'index'>, pace: Speed): Show<K> {
    const events = row.frames.map(({ event }) => event)
    const manner = { speed: pace, littleMotion: littleMotion(), held: held() && !row.replaying }
    return { ...row, pace, times: timings(events, manner), since: 0, spent: 0 }
  }

  /** Shows the next event that takes any time; one that takes none is passed over. */
  function showNext(paused: boolean): void {
    if (!show) return
    // The pace may have been changed meanwhile; whoever goes step by step wants to see every one.
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

  /** Waits for what comes next: the cue rests, its words come, it is over. While paused it comes to rest, and stays. */
  function wait(): void {
    if (!show) return
    const { times, index, spent } = show
    const { ms, motion, words } = times[index] ?? NO_TIME
    const { paused } = store.getState()
    const beat = Math.min(...[motion, words].filter((at) => at > spent && at < ms))
    if (Number.isFinite(beat)) callOff = clock.after(beat - spent, () => reach(beat, { motion, words }))
    else if (!paused) callOff = clock.after(ms - spent, () => showNext(false))
  }

  /** So much of the cue is over. */
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
    // What had begun went on to its rest meanwhile.
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

/** Whoever asks to see something again wants to see it, even where nothing is shown otherwise. */
const speedOfAgain = (speed: Speed): Speed => (speed === 'instant' ? 'brisk' : speed)
