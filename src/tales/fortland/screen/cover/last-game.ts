import type { Fortland } from '../../../../engine/fortland/index.ts'
import type { LastGame } from '../../../../ui/frames/cover/last-game.tsx'
import { COUNTRIES } from '../../controllers.ts'
import { useLiveGame } from '../../game.ts'
import { type CoverWords, useCoverWords } from '../../words/cover.ts'
import { LAST_RING } from './cover-parts.ts'

/** The summary of the interrupted game on cover and shelf: its ring, its round, and the country to play. */
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
