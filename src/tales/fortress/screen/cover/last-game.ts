import type { Fortress } from '../../../../engine/fortress/index.ts'
import type { LastGame } from '../../../../ui/frames/cover/last-game.tsx'
import { useLiveGame } from '../../game.ts'
import { type CoverWords, useCoverWords } from '../../words/cover.ts'
import { LAST_FIELD } from './cover-parts.ts'

/** The summary of the interrupted siege on cover and shelf: its field, its turn, and the number of defenders. */
export const LAST_GAME: LastGame<Fortress, CoverWords> = {
  useGame: useLiveGame,
  useWords: useCoverWords,
  outcomeOf: ({ outcome }) => outcome,
  standingOf({ turn, garrison, place }, { cards, common }) {
    const where = place.name ? `${cards.fortresses[place.name]}. ` : ''
    return { chapter: `${where}${common.turn(turn)}`, next: common.defenders(garrison.length) }
  },
  endingOf: ({ outcome }, { common }) => (outcome ? common.outcomes[outcome.kind] : ''),
  board: LAST_FIELD,
}
