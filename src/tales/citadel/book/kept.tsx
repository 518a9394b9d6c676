import { oncePer } from '../../../engine/kernel/index.ts'
import type { KeptLine } from '../../../store/kept/kept-games.ts'
import { shownName } from '../../../store/names.ts'
import type { KeptBook } from '../../../ui/tale.ts'
import { positionIn, readAbout } from '../about-game.ts'
import { ORDER_NAMES } from '../leaders.ts'
import { TownPicture } from '../screen/town/TownPicture.tsx'
import { useMessages } from '../words/messages.ts'
import { useBook } from '../words/useBook.ts'

/** How the game of a line stands, without what was hidden: its picture and its words both ask. */
const stateIn = oncePer(({ position }: KeptLine) => positionIn(position))

function Picture({ line }: { line: KeptLine }) {
  const state = stateIn(line)
  return state && <TownPicture state={state} />
}

/** Who leads each Order, and its turn, or that it is over. */
function Words({ line }: { line: KeptLine }) {
  const { common, cover } = useMessages()
  const names = line.seats.map(({ player, role }) => {
    const order = ORDER_NAMES.find((one) => one === role)
    return shownName(player) || (order ? common.titles[order] : '')
  })
  return (
    <>
      <p>{common.list(names)}</p>
      <p>{line.outcome ? cover.over : common.turn(line.turn)}</p>
    </>
  )
}

/** What the list of kept games shows of the Citadel. */
export const kept: KeptBook = {
  game: 'citadel',
  Picture,
  Title: () => useBook().title,
  Words,
  read: readAbout,
}
