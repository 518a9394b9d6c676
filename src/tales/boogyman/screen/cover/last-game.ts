import type { Boogyman } from '../../../../engine/boogyman/index.ts'
import type { LastGame } from '../../../../ui/frames/cover/last-game.tsx'
import { useLiveGame } from '../../game.ts'
import { SIDES } from '../../leaders.ts'
import { type CoverWords, useCoverWords } from '../../words/cover.ts'
import { LAST_CLEARING } from './leaves.ts'

/** The duel that was left, on the cover and on the shelf: its clearing, its turn, and who is to play. */
export const LAST_GAME: LastGame<Boogyman, CoverWords> = {
  useGame: useLiveGame,
  useWords: useCoverWords,
  outcomeOf: ({ outcome }) => outcome,
  standingOf({ turn, onTurn }, { common, cover }) {
    const side = common.inSentence[SIDES[onTurn]]
    return { chapter: common.turn(turn), next: turn > 0 ? cover.toPlay(side) : cover.toPlace(side) }
  },
  board: LAST_CLEARING,
}
