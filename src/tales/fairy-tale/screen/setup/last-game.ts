import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import type { LastGame } from '../../../../ui/frames/cover/last-game.tsx'
import { useLiveGame } from '../../game.ts'
import { type CoverWords, useCoverWords } from '../../words/cover.ts'
import { TALE_BOARD } from './leaves.ts'

/** The tale that was left, on the cover and on the shelf: its forest, its chapter, and who is to play. */
export const LAST_GAME: LastGame<FairyTale, CoverWords> = {
  useGame: useLiveGame,
  useWords: useCoverWords,
  outcomeOf: ({ outcome }) => outcome,
  standingOf({ turn, onTurn, seats }, { common, setup }) {
    const hero = seats[onTurn]
    const next = turn > 0 && hero ? setup.toPlay(common.inSentence[hero.character]) : setup.firstTiles
    return { chapter: common.chapter(turn), next }
  },
  board: TALE_BOARD,
}
