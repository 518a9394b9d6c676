import type { Boogyman } from '../../../../engine/boogyman/index.ts'
import type { LastGame } from '../../../../ui/frames/cover/last-game.tsx'
import { SIDES } from '../../controllers.ts'
import { useLiveGame } from '../../game.ts'
import { type CoverWords, useCoverWords } from '../../words/cover.ts'
import { LAST_CLEARING } from './cover-parts.ts'

/** The duel that was left, on the cover and on the shelf: its clearing, its turn, and who is to play. */
export const LAST_GAME: LastGame<Boogyman, CoverWords> = {
  useGame: useLiveGame,
  useWords: useCoverWords,
  outcomeOf: ({ outcome }) => outcome,
  standingOf({ turn, onTurn }, { common, cover }) {
    const side = common.inSentence[SIDES[onTurn]]
    return { chapter: common.turn(turn), next: turn > 0 ? cover.toPlay(side) : cover.goToTalePage(side) }
  },
  board: LAST_CLEARING,
}
