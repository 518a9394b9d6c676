import type { Fortland } from '../../../../engine/fortland/index.ts'
import type { LastGame } from '../../../../ui/frames/cover/last-game.tsx'
import { useLiveGame } from '../../game.ts'
import { COUNTRIES } from '../../leaders.ts'
import { type CoverWords, useCoverWords } from '../../words/cover.ts'
import { LAST_RING } from './leaves.ts'

/** The game that was left, on the cover and on the shelf: its ring, its round, and who is to play. */
export const LAST_GAME: LastGame<Fortland, CoverWords> = {
  useGame: useLiveGame,
  useWords: useCoverWords,
  outcomeOf: ({ outcome }) => outcome,
  standingOf: ({ phase, round, onTurn }, { common, cover }) => ({
    chapter: common.round(phase === 'muster' ? 0 : round),
    next: cover.toPlay(common.countries[COUNTRIES[onTurn]]),
  }),
  board: LAST_RING,
}
