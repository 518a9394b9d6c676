import { create, type StoreApi } from 'zustand'
import type { Event, State } from '../engine/fairy-tale/index.ts'
import { movesSince } from '../engine/kernel/index.ts'
import { type GameStore, type Session, selectState, useGame } from '../store/game.ts'
import { wantsLessMotion } from '../store/motion.ts'
import { type Speed, useSettings } from '../store/settings.ts'
import { isCardNext } from '../tales/fairy-tale/timing/card-next.ts'
import { lastMonstersTurn } from '../tales/fairy-tale/timing/monsters-turn.ts'
import { type Timing, timings } from '../tales/fairy-tale/timing/plan.ts'
import { browserClock, type Clock } from './clock.ts'
import { useTold } from './told.ts'

/** One event while it is shown. */
export interface Cue {
  /** Different for every cue that was ever shown. */
  key: number
  event: Event
  /** How long it is shown, in milliseconds. */
  ms: number
  /** How long what moves in it moves, from its beginning. */
  motion: number
  /** Which of how many it is, from 0. */
  index: number
  count: number
}

/** What the screen shows now, and what can be done about it. The game itself never waits for it. */
export interface PlaybackStore {
  /** The state just after the cue's event; the real one when nothing is playing. */
  shown: State | null
  cue: Cue | null
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
  /** Plays the last monsters' turn once more. */
  again(): void
  /** Shows the moment just before an event of a past move, and stays there; it can be played on from there. */
  visit(move: number, frame: number): void
}

/** What the playback needs from outside. */
export interface Stage {
  game: Pick<StoreApi<GameStore>, 'getState' | 'subscribe'>
  speed(): Speed
  /** Whether the person asked for little motion. */
  littleMotion(): boolean
  /** Whether the board is held before a turn passes. */
  held(): boolean
  clock: Clock
}

const NO_TIME: Timing = { ms: 0, motion: 0, words: 0 }

type Move = Session['moves'][number]
type Frame = Move['frames'][number]

/** A row of events that is being shown, and how far it is. */
interface Show {
  frames: readonly Frame[]
  times: readonly Timing[]
  /** The pace that the times are for. */
  pace: Speed
  replaying: boolean
  index: number
  /** When the cue that is shown now began (or was resumed), and how much of it was over by then. */
  since: number
  spent: number
}

const STILL = { cue: null, rested: true, told: true, playing: false, paused: false, replaying: false }

/** Makes the playback of a game. */
export const createPlayback = ({ game, speed, littleMotion, held, clock }: Stage) => {
  let show: Show | null = null
  let callOff = () => {}
  let key = 0

  const store = create<PlaybackStore>()(() => ({
    shown: selectState(game.getState()),
    ...STILL,
    skip: finish,
    next,
    step,
    pause,
    resume,
    again: () => play(lastMonstersTurn(game.getState().session?.moves ?? []), true),
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

  function play(moves: readonly Move[], replaying: boolean): void {
    callOff()
    const frames = moves.flatMap((move) => move.frames)
    show = paced({ frames, replaying, index: -1 }, replaying ? speedOfAgain(speed()) : speed())
    showNext(false)
  }

  /** A row of events with the times that they take at a pace. */
  function paced(row: Pick<Show, 'frames' | 'replaying' | 'index'>, pace: Speed): Show {
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
    if (!frame) return finish()
    show = { ...show, index: next, since: clock.now(), spent: 0 }
    key += 1
    const { ms, motion, words } = times[next] ?? NO_TIME
    const cue = { key, event: frame.event, ms, motion, index: next, count: frames.length }
    const beats = { rested: motion === 0, told: words === 0 }
    store.setState({ shown: frame.state, cue, ...beats, playing: true, paused, replaying })
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

  function finish(): void {
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

  game.subscribe(({ session }, { session: earlier }) => {
    if (session === earlier) return
    const moves = session && earlier ? movesSince(earlier, session) : []
    if (moves.length > 0) play(moves, false)
    else finish()
  })
  return store
}

/** Whoever asks to see the monsters again wants to see them, even where nothing is shown otherwise. */
const speedOfAgain = (speed: Speed): Speed => (speed === 'instant' ? 'brisk' : speed)

export const usePlayback = createPlayback({
  game: useGame,
  speed: () => useSettings.getState().speed,
  littleMotion: wantsLessMotion,
  held: isCardNext,
  clock: browserClock,
})

const tell = ({ playing, shown }: PlaybackStore) => useTold.setState(!playing && shown?.outcome != null, true)
tell(usePlayback.getState())
usePlayback.subscribe(tell)

/**
 * The state that the screen shows. A part that an event leaves alone stays the very same object, so that
 * whoever picks a part in a selector is redrawn only when that part changed.
 */
export const useShown = (): State | null => usePlayback(({ shown }) => shown)
