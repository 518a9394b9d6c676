import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import type { LastGame } from '../../../../ui/frames/cover/last-game.tsx'
import { useLiveGame } from '../../game.ts'
import { type CoverWords, useCoverWords } from '../../words/cover.ts'
import { TALE_BOARD } from './cover-parts.ts'

/** The unfinished game on the cover and on the shelf: its forest, its chapter, and the hero on turn. */
export const LAST_GAME: LastGame<FairyTale, CoverWords> = {
  useGame: useLiveGame,
  useWords: useCoverWords,
  outcomeOf: ({ outcome }) => outcome,
  standingOf({ turn, onTurn, seats }, { common, cover }) {
    const hero = seats[onTurn]
    const next = turn > 0 && hero ? cover.toPlay(common.inSentence[hero.character]) : cover.firstTiles
    return { chapter: common.chapter(turn), next }
  },
  board: TALE_BOARD,
}
