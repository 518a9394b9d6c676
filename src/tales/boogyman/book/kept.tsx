import { oncePer } from '../../../engine/kernel/index.ts'
import type { KeptLine } from '../../../store/kept/kept-games.ts'
import { shownName } from '../../../store/names.ts'
import type { KeptBook } from '../../../ui/tale.ts'
import { positionIn, readAbout } from '../about-game.ts'
import { ClearingPicture } from '../screen/clearing/ClearingPicture.tsx'
import { useMessages } from '../words/messages.ts'
import { useBook } from '../words/useBook.ts'

/** How the game of a line stands: its picture and its words both ask. */
const stateIn = oncePer(({ position }: KeptLine) => positionIn(position))

function Picture({ line }: { line: KeptLine }) {
  const state = stateIn(line)
  return state && <ClearingPicture state={state} />
}

/** The names of both sides, its turn, or how it ended. */
function Words({ line }: { line: KeptLine }) {
  const { common, end } = useMessages()
  const state = stateIn(line)
  if (!state) return null
  const names = line.seats.map(
    ({ player, role }) => shownName(player) || (role === 'red' ? common.sides.red : common.sides.green),
  )
  return (
    <>
      <p>{common.list(names)}</p>
      <p>{state.outcome ? end.title[state.outcome.by] : common.turn(line.turn)}</p>
    </>
  )
}

/** What the list of kept games shows of The BigBadBoogyman. */
export const kept: KeptBook = {
  game: 'boogyman',
  Picture,
  Title: () => useBook().title,
  Words,
  read: readAbout,
}
