import { ledTable, useTableComputers } from '../../../../ui/frames/computers/useTableComputers.ts'
import { useComputer } from '../../computer-now.ts'
import { counsel, useAim, useGame, usePlayback } from '../../table.ts'
import { BACK } from '../now/undo.ts'

const TABLE = ledTable({
  useGame,
  usePlayback,
  turnOf: ({ turn }) => turn,
  useComputer,
  acts: {
    prepare: () => useAim.getState().putAway(),
    decide(computer, state, then) {
      if (computer === 'captain') return counsel.think(state, then)
      then(counsel.quick(state))
      return () => {}
    },
  },
})

/** Lets a computer player act whenever nothing else wants to be seen. */
export const useComputers = (): void =>
  useTableComputers(
    TABLE,
    BACK.useAskedBack(({ asking }) => asking),
  )
