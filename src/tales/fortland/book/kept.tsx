import { oncePer } from '../../../engine/kernel/index.ts'
import type { KeptLine } from '../../../store/kept/kept-games.ts'
import { shownName } from '../../../store/names.ts'
import type { KeptBook } from '../../../ui/tale.ts'
import { positionIn, readAbout } from '../about-game.ts'
import { COUNTRIES } from '../leaders.ts'
import { RingPicture } from '../screen/ring/RingPicture.tsx'
import { useMessages } from '../words/messages.ts'
import { useBook } from '../words/useBook.ts'

/** How the game of a line stands: its picture and its words both ask. */
const stateIn = oncePer(({ position }: KeptLine) => positionIn(position))

function Picture({ line }: { line: KeptLine }) {
  const state = stateIn(line)
  return state && <RingPicture state={state} />
}

/** Who leads each country, and its round, or how it ended. */
function Words({ line }: { line: KeptLine }) {
  const { common, end } = useMessages()
  const state = stateIn(line)
  if (!state) return null
  const names = line.seats.map(({ player, role }) => {
    const country = COUNTRIES.find((one) => one === role)
    return shownName(player) || (country ? common.countries[country] : '')
  })
  return (
    <>
      <p>{common.list(names)}</p>
      <p>{state.outcome ? end.title[state.outcome.by] : common.round(line.turn)}</p>
    </>
  )
}

/** What the list of kept games shows of Fortland. */
export const kept: KeptBook = {
  game: 'fortland',
  Picture,
  Title: () => useBook().title,
  Words,
  read: readAbout,
}
