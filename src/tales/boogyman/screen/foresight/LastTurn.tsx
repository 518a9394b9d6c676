import { memo, useMemo } from 'react'
import type { Tile } from '../../../../engine/boogyman/index.ts'
import { Track } from '../../../../ui/art/index.ts'
import { middleOf } from '../../art/index.ts'
import type { Move, Session } from '../../game.ts'

/** The last completed turn, drawn below the pieces: dotted paths with a ring at each start. */
export const LastTurn = memo(function LastTurn({ moves, turn }: Pick<Session, 'moves'> & { turn: number }) {
  const ways = useMemo(() => lastWays(moves, turn), [moves, turn])
  return (
    <g data-last-turn="">
      {ways.map((way) => (
        <Track key={way.join(' ')} way={way.map(middleOf)} />
      ))}
    </g>
  )
})

/** The paths of the pieces in the last completed turn, from their starting tiles. Empty in the opening. */
export function lastWays(moves: readonly Move[], turn: number): Tile[][] {
  const last = moves.findLast(({ before }) => before.turn > 0 && before.turn < turn)?.before.turn
  return moves
    .filter(({ before }) => before.turn === last)
    .flatMap(({ frames }) =>
      frames.flatMap(({ event }) => {
        if (event.type === 'stepped') return [[event.from, event.to]]
        return event.type === 'prowled' ? [[event.from, ...event.path]] : []
      }),
    )
}
