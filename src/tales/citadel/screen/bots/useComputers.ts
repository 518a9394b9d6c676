import { ledTable, useTableComputers } from '../../../../ui/frames/computers/useTableComputers.ts'
import { useComputer } from '../../computer-now.ts'
import { counsel, pageNow, useGame, useIntent, usePlayback } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { BACK } from '../back/undo.ts'
import { SEATS } from './seats.ts'

const TABLE = ledTable({
  useGame,
  usePlayback,
  turnOf: turnNumber,
  useComputer,
  acts: {
    prepare: () => useIntent.getState().cancel(),
    decide(computer, state, then) {
      if (computer === 'grand-master') return counsel.think(state, then)
      then(computer === 'page' ? pageNow(state) : counsel.quick(state))
      return () => {}
    },
  },
})

/** Lets the computer players act whenever nothing else wants to be seen. */
export function useComputers(): void {
  const isAskedBack = BACK.useAskedBack(({ asking }) => asking)
  const isAskedSeat = SEATS.useAsked(({ asked }) => asked !== null)
  useTableComputers(TABLE, isAskedBack || isAskedSeat)
}
