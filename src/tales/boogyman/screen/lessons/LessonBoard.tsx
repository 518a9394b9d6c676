import { useEffect, useMemo, useRef } from 'react'
import type { Tile } from '../../../../engine/boogyman/index.ts'
import { useMatched } from '../../../../ui/page/window-size.ts'
import { focusPlace } from '../../../../ui/stage/roving/useKeptFocus.ts'
import { middleOf, SafeMark } from '../../art/index.ts'
import { NO_OFFERS, offersOf } from '../../intent/offers.ts'
import { StillClearing } from '../clearing/StillClearing.tsx'
import { type Doing, isDone } from './doing.ts'
import styles from './lessons.module.css'
import { Thread } from './Thread.tsx'

interface LessonBoardProps {
  doing: Doing
  onPress: (tile: Tile) => void
}

/** Where a lesson has one page, tiles are small. */
const SMALL = { small: '(max-width: 56.25em)' } as const

/** The clearing of a lesson, as at the table, and the thread of the storyteller over it. */
export function LessonBoard({ doing, onPress }: LessonBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const { lesson, state, inHand, said } = doing
  const detail = useMatched(SMALL).length > 0 ? 'bold' : 'fine'
  const offers = useMemo(() => (inHand ? offersOf(state, inHand) : NO_OFFERS), [state, inHand])
  // Whoever plays by keys begins where the storyteller points.
  useEffect(() => focusPlace(board.current, lesson.piece), [lesson])
  return (
    <div ref={board} className={styles['board']}>
      <StillClearing state={state} inHand={inHand} offers={offers} detail={detail} onPress={onPress}>
        {isDone(doing) && lesson.safe.map((tile) => <Safe key={tile} tile={tile} />)}
        <Thread to={said.at} />
      </StillClearing>
    </div>
  )
}

/** "Safe from him", beside those who stand on a tile. */
function Safe({ tile }: { tile: Tile }) {
  const [x, y] = middleOf(tile)
  return (
    <g transform={`translate(${x + 30} ${y - 34}) scale(.7)`}>
      <SafeMark />
    </g>
  )
}
