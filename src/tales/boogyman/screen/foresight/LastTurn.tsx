import { memo, useMemo } from 'react'
import { Track } from '../../../../ui/art/index.ts'
import { middleOf } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { lastWays } from './last-turn.ts'

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
