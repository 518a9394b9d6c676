import { useMemo } from 'react'
import type { KeptLine } from '../../../store/kept/kept-games.ts'
import type { KeptBook } from '../../../ui/tale.ts'
import { positionIn, readAbout } from '../about-game.ts'
import { ClearingPicture } from '../screen/clearing/ClearingPicture.tsx'
import { useBook } from '../words/useBook.ts'
import { useMessages } from '../words/useMessages.ts'

function Picture({ position }: { position: string }) {
  const state = useMemo(() => positionIn(position), [position])
  return state && <ClearingPicture state={state} />
}

/** The names of both sides, its turn, or how it ended. */
function Words({ line: { position, turn, seats } }: { line: KeptLine }) {
  const { common, end } = useMessages()
  const state = useMemo(() => positionIn(position), [position])
  if (!state) return null
  const names = seats.map(
    ({ player, role }) => player || (role === 'red' ? common.sides.red : common.sides.green),
  )
  return (
    <>
      <p>{common.list(names)}</p>
      <p>{state.outcome ? end.title[state.outcome.by] : common.turn(turn)}</p>
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
