import { memo, useMemo } from 'react'
import type { Tile } from '../../../../engine/boogyman/index.ts'
import { Track } from '../../../../ui/art/index.ts'
import { middleOf } from '../../art/index.ts'
import type { Move, Session } from '../../game.ts'

/** The last turn that is over, drawn under the pieces: dotted, with a ring where each way began. */
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

/** The ways that pieces went in the last turn that is over, each from where it began; in the opening none. */
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
