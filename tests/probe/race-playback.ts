import { createPlayback } from '../../src/playback/playback.ts'
import { handClock } from '../../src/playback/testing.ts'
import type { GameHook } from '../../src/session/game-store.ts'
import type { DiceRace } from './dice-race.ts'

/** The playback of a race on a manual clock. Every event takes 100 ms. */
export function racePlayback(game: Pick<GameHook<DiceRace>, 'getState' | 'onEvent'>) {
  const clock = handClock()
  const playback = createPlayback<DiceRace>({
    game,
    timings: (events) => events.map(() => ({ ms: 100, motion: 60, words: 80 })),
    // A person watches the turns of the other side.
    lastWatched: (moves) => moves.slice(-1),
    speed: () => 'calm',
    littleMotion: () => false,
    held: () => false,
    clock,
  })
  return { clock, playback }
}
