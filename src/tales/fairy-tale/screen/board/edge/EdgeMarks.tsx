import { memo, useMemo } from 'react'
import { Tip } from '../../../../../ui/art/index.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import type { Inset } from '../../../../../ui/stage/camera/camera-view.ts'
import type { Seen } from '../../../../../ui/stage/camera/sight.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import { useViewSelector } from '../../../../../ui/stage/camera/useViewSelector.ts'
import { useTaleSettings } from '../../../settings.ts'
import { useMessages } from '../../../words/messages.ts'
import { useAhead } from '../../foresight/useAhead.ts'
import { standingIn } from '../../forest/forest-pieces.ts'
import styles from './edge.module.css'
import { marksFor } from './outside.ts'

interface EdgeMarksProps {
  camera: Pick<Camera, 'eye' | 'sight'>
  inset: Inset
}

/** Marks at the edge of the view for off-screen monsters that may hurt the Oak. A click brings them into view. */
export const EdgeMarks = memo(function EdgeMarks({ camera: { eye, sight }, inset }: EdgeMarksProps) {
  const { board } = useMessages()
  const threats = useThreats()
  const seen = useViewSelector(sight, atRest)
  if (!seen) return null
  return marksFor(threats, seen, inset).map(({ x, y, angle, side, spots: [nearest, ...others] }) => {
    const name = board.threatBeyond(side, others.length + 1)
    return (
      <button
        key={`${side} ${nearest?.x} ${nearest?.y}`}
        type="button"
        className={styles['mark']}
        style={{ left: x, top: y }}
        aria-label={name}
        data-camera="threat"
        onClick={() => nearest && eye.current?.reveal(nearest)}
      >
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <path transform={`rotate(${angle})`} d="M23 0L10-13V13z" className={styles['pointer']} />
          <circle r={15} className={styles['disc']} />
          <text y={7} className={styles['count']}>
            {others.length > 0 ? others.length + 1 : '!'}
          </text>
        </svg>
        <Tip name={name} title={name} />
      </button>
    )
  })
})

/** While the view zooms the marks stay unchanged: they would only follow it. */
const atRest = (now: Seen, before: Seen | null): Seen | null => (now.tile === now.laidOut ? now : before)

const NONE: readonly BoardPoint[] = []

/** The spots of monsters that may hurt the Oak in the next movement; none if warnings are off. */
function useThreats(): readonly BoardPoint[] {
  const ahead = useAhead()?.ahead
  const wanted = useTaleSettings(({ foresight }) => foresight !== 'calm')
  return useMemo(() => {
    if (!ahead || !wanted) return NONE
    const threats = new Set(ahead.odds.threats.map(({ monster }) => monster))
    return standingIn(ahead.state).monsters.filter(({ n }) => threats.has(n))
  }, [ahead, wanted])
}
