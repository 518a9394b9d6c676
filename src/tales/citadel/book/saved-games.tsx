import { describeSavedGames, namesOfSeats } from '../../../ui/frames/shelved/describe-saved-games.tsx'
import { SUMMARIES } from '../game-summary.ts'
import { TownPicture } from '../screen/town/TownPicture.tsx'
import { useCoverWords } from '../words/cover.ts'
import { useMessages } from '../words/messages.ts'

export const savedGamesOfTale = describeSavedGames({
  ...SUMMARIES,
  useBook: () => useCoverWords().book,
  useWords: useMessages,
  Picture: TownPicture,
  tell(line, _, { common, cover }) {
    const names = namesOfSeats(line, common.titles)
    return [common.list(names), line.outcome ? cover.over : common.turn(line.turn)]
  },
})
