import { describeSavedGames, namesOfSeats } from '../../../ui/frames/shelved/describe-saved-games.tsx'
import { SUMMARIES } from '../game-summary.ts'
import { RingPicture } from '../screen/ring/RingPicture.tsx'
import { useAllWords } from '../words/all-words.ts'
import { useCoverWords } from '../words/cover.ts'

export const savedGamesOfTale = describeSavedGames({
  ...SUMMARIES,
  useBook: () => useCoverWords().book,
  useWords: useAllWords,
  Picture: RingPicture,
  tell(line, state, { common, end }) {
    if (!state) return null
    const names = namesOfSeats(line, common.countries)
    return [common.list(names), state.outcome ? end.title[state.outcome.by] : common.round(line.turn)]
  },
})
