import { describeSavedGames } from '../../../ui/frames/shelved/describe-saved-games.tsx'
import { SUMMARIES } from '../game-summary.ts'
import { TaleBoard } from '../screen/setup/TaleBoard.tsx'
import { useBaseWords } from '../words/base.ts'
import { useMessages } from '../words/messages.ts'
import styles from './saved-games.module.css'

export const savedGamesOfTale = describeSavedGames({
  ...SUMMARIES,
  useBook: () => useBaseWords().book,
  useWords: useMessages,
  Picture: TaleBoard,
  tell(line, state, { common, table }) {
    if (!state) return null
    const heroes = state.seats.map(({ character }) => common.inSentence[character])
    return [
      <span key="heroes" className={styles['heroes']}>
        {common.list(heroes)}
      </span>,
      state.outcome ? table.status.over[state.outcome] : common.chapter(line.turn),
    ]
  },
})
