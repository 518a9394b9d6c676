import type { Citadel } from '../../../../engine/citadel/index.ts'
import type { LastGame } from '../../../../ui/frames/cover/last-game.tsx'
import { ORDER_NAMES } from '../../controllers.ts'
import { useLiveGame } from '../../game.ts'
import { turnNumber } from '../../turns.ts'
import { type CoverWords, useCoverWords } from '../../words/cover.ts'
import { LAST_TOWN } from './cover-parts.ts'

/** The unfinished game, on the cover and on the shelf: its town, its turn, and the seat on turn. */
export const LAST_GAME: LastGame<Citadel, CoverWords> = {
  useGame: useLiveGame,
  useWords: useCoverWords,
  outcomeOf: ({ winners }) => winners,
  standingOf: (state, { common, cover }) => ({
    chapter: common.turn(turnNumber(state)),
    next: cover.toPlay(common.titles[ORDER_NAMES[state.onTurn] ?? 'cross']),
  }),
  board: LAST_TOWN,
}
