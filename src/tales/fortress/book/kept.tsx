import { oncePer } from '../../../engine/kernel/index.ts'
import type { KeptLine } from '../../../store/kept/kept-games.ts'
import { shownName } from '../../../store/names.ts'
import type { KeptBook } from '../../../ui/tale.ts'
import { positionIn, readAbout } from '../about-game.ts'
import { FieldPicture } from '../screen/field/FieldPicture.tsx'
import { useCoverWords } from '../words/cover.ts'
import { useBook } from '../words/useBook.ts'

/** How the siege of a line stands: its picture and its words both ask. */
const stateIn = oncePer(({ position }: KeptLine) => positionIn(position))

function Picture({ line }: { line: KeptLine }) {
  const state = stateIn(line)
  return state && <FieldPicture state={state} />
}

/** Who besieged, which fortress, its turn and who is left, or how it ended. */
function Words({ line }: { line: KeptLine }) {
  const { cards, common } = useCoverWords()
  const state = stateIn(line)
  if (!state) return null
  const { place, garrison, outcome } = state
  const [player] = line.seats
  const where = place.name ? cards.fortresses[place.name] : common.defenders(garrison.length)
  return (
    <>
      <p>{[shownName(player?.player ?? ''), where].filter(Boolean).join(': ')}</p>
      <p>{outcome ? common.outcomes[outcome.kind] : common.turn(line.turn)}</p>
    </>
  )
}

/** What the list of kept games shows of The Fortress. */
export const kept: KeptBook = {
  game: 'fortress',
  Picture,
  Title: () => useBook().title,
  Words,
  read: readAbout,
}
