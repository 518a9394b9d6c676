import { createPlayback } from '../../src/playback/playback.ts'
import type { Timing } from '../../src/playback/tempo.ts'
import { createManualClock } from '../../src/playback/testing.ts'
import type { GameHook } from '../../src/session/game-store.ts'
import type { DiceRace } from './dice-race.ts'

const USUAL: Timing = { ms: 100, motion: 60, words: 80 }

/** The playback of a race on a manual clock. Every event takes the same time: 100 ms, or that which is given. */
export function racePlayback(game: Pick<GameHook<DiceRace>, 'getState' | 'onEvent'>, time = USUAL) {
  const clock = createManualClock()
  const playback = createPlayback<DiceRace>({
    game,
    timings: (events) => events.map(() => time),
    // A person watches the turns of the other side.
    lastWatched: (moves) => moves.slice(-1),
    speed: () => 'calm',
    reducedMotion: () => false,
    held: () => false,
    clock,
  })
  return { clock, playback }
}
