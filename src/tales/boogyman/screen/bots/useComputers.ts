import { ledTable, useTableComputers } from '../../../../ui/frames/computers/useTableComputers.ts'
import { useComputer } from '../../computer-now.ts'
import { counsel, cubNow, useGame, useIntent, usePlayback } from '../../table.ts'
import { BACK } from '../now/undo.ts'

const TABLE = ledTable({
  useGame,
  usePlayback,
  turnOf: ({ turn }) => turn,
  useComputer,
  acts: {
    prepare: () => useIntent.getState().cancel(),
    decide(computer, state, then) {
      if (computer === 'guardian') return counsel.think(state, then)
      then(computer === 'cub' ? cubNow(state) : counsel.quick(state))
      return () => {}
    },
  },
})

/** Lets the computer players act whenever nothing else wants to be seen. */
export const useComputers = (): void =>
  useTableComputers(
    TABLE,
    BACK.useAskedBack(({ asking }) => asking),
  )
