import { useMemo, useRef } from 'react'
import type { Tile } from '../../../../engine/boogyman/index.ts'
import { meantOptions } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { useMatched } from '../../../../ui/page/window-size.ts'
import { usePlaceFocus } from '../../../../ui/stage/roving/useRovingFocusFallback.ts'
import { middleOf, SafeMark } from '../../art/index.ts'
import { moveOptions } from '../../intent/move-options.ts'
import { StillClearing } from '../clearing/StillClearing.tsx'
import { LESSON_KIT, type LessonState, pressOn } from './lesson-state.ts'
import styles from './lessons.module.css'
import { Thread } from './Thread.tsx'

interface LessonBoardProps {
  doing: LessonState
  onPress: (tile: Tile) => void
}

/** Below this width the lesson has one page with small tiles. */
const SMALL = { small: '(max-width: 56.25em)' } as const

/** The board of a lesson, as at the table, with the storyteller's thread above it. */
export function LessonBoard({ doing, onPress }: LessonBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const { lesson, state, held, about } = doing
  const detail = useMatched(SMALL).length > 0 ? 'bold' : 'fine'
  const offers = useMemo(() => meantOptions(doing, moveOptions(state, held), pressOn), [doing, state, held])
  // Keyboard users start where the storyteller points.
  usePlaceFocus(board, lesson.piece, lesson)
  return (
    <div ref={board} className={styles['board']}>
      <StillClearing state={state} inHand={held} offers={offers} detail={detail} onPress={onPress}>
        {LESSON_KIT.isDone(doing) && lesson.safe.map((tile) => <Safe key={tile} tile={tile} />)}
        <Thread to={about} />
      </StillClearing>
    </div>
  )
}

/** The shield mark beside safe pieces. */
function Safe({ tile }: { tile: Tile }) {
  const [x, y] = middleOf(tile)
  return (
    <g transform={`translate(${x + 30} ${y - 34}) scale(.7)`}>
      <SafeMark />
    </g>
  )
}
