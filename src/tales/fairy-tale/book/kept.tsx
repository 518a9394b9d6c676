import { oncePer } from '../../../engine/kernel/index.ts'
import type { KeptLine } from '../../../store/kept/kept-games.ts'
import type { KeptBook } from '../../../ui/tale.ts'
import { positionIn, readAbout } from '../about-game.ts'
import { TaleBoard } from '../screen/setup/TaleBoard.tsx'
import { useMessages } from '../words/messages.ts'
import { useBlurb } from '../words/useBlurb.ts'
import styles from './kept.module.css'

/** How the game of a line stands: its picture and its words both ask. */
const stateIn = oncePer(({ position }: KeptLine) => positionIn(position))

function Picture({ line }: { line: KeptLine }) {
  const state = stateIn(line)
  return state && <TaleBoard state={state} />
}

/** Its heroes with who led them, its chapter, or how it ended. */
function Words({ line }: { line: KeptLine }) {
  const { common, table } = useMessages()
  const state = stateIn(line)
  if (!state) return null
  const heroes = state.seats.map(({ character }) => common.inSentence[character])
  return (
    <>
      <p className={styles['heroes']}>{common.list(heroes)}</p>
      <p>{state.outcome ? table.status.over[state.outcome] : common.chapter(line.turn)}</p>
    </>
  )
}

/** What the list of kept games shows of The Last Fairy Tale. */
export const kept: KeptBook = {
  game: 'fairy-tale',
  Picture,
  Title: () => useBlurb().title,
  Words,
  read: readAbout,
}
