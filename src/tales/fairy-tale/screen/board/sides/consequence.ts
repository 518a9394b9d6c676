import { entranceOf, movers, type State } from '../../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../../engine/kernel/index.ts'
import type { Messages } from '../../../words/messages.ts'

/** What choosing a side on a 5 would bring, in a few words; asks the engine. */
export function consequence({ board, common }: Messages, state: State, side: Direction): string {
  if (state.pending?.kind !== 'spawn-side') return board.wouldMove(movers(state, side).length)
  const entrance = entranceOf(state, side)
  if (entrance && entrance.side !== side) return board.comeElsewhere(common.directions[entrance.side])
  return board.wouldCome(entrance ? state.pending.count : 0)
}
