import { describeSavedGames, namesOfSeats } from '../../../ui/frames/shelved/describe-saved-games.tsx'
import { SUMMARIES } from '../game-summary.ts'
import { ClearingPicture } from '../screen/clearing/ClearingPicture.tsx'
import { useAllWords } from '../words/all-words.ts'
import { useCoverWords } from '../words/cover.ts'

export const savedGamesOfTale = describeSavedGames({
  ...SUMMARIES,
  useBook: () => useCoverWords().book,
  useWords: useAllWords,
  Picture: ClearingPicture,
  tell(line, state, { common, end }) {
    if (!state) return null
    const names = namesOfSeats(line, common.sides)
    return [common.list(names), state.outcome ? end.title[state.outcome.by] : common.turn(line.turn)]
  },
})
