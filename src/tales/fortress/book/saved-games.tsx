import { shownName } from '../../../store/person-names.ts'
import { describeSavedGames } from '../../../ui/frames/shelved/describe-saved-games.tsx'
import { SUMMARIES } from '../game-summary.ts'
import { FieldPicture } from '../screen/field/FieldPicture.tsx'
import { useCoverWords } from '../words/cover.ts'

export const savedGamesOfTale = describeSavedGames({
  ...SUMMARIES,
  useBook: () => useCoverWords().book,
  useWords: useCoverWords,
  Picture: FieldPicture,
  tell(line, state, { cards, common }) {
    if (!state) return null
    const { place, garrison, outcome } = state
    const player = shownName(line.seats[0]?.player ?? '')
    const where = place.name ? cards.fortresses[place.name] : common.defenders(garrison.length)
    return [
      player ? `${player}: ${where}` : where,
      outcome ? common.outcomes[outcome.kind] : common.turn(line.turn),
    ]
  },
})
