import { places } from '../../../../../engine/fairy-tale/index.ts'
import { OrderNumber } from '../../../../../ui/art/index.ts'
import { at } from '../../../../../ui/stage/board-point.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { boxOf, spotOf } from '../../forest/layout.ts'
import { Ruler } from '../preview/Ruler.tsx'
import { comingAnswer } from './coming-words.ts'
import styles from './marks.module.css'
import type { ComingMoment } from './moments.ts'
import { TileOutline } from './StepMarks.tsx'

/** The place of new monsters: the candidates in order, and the rectangle with the longest side, which determines their number. */
export function ComingMarks({ moment }: { moment: ComingMoment }) {
  const m = useAllWords()
  const { candidates } = comingAnswer(m, moment)
  const box = boxOf(places(moment.before.tiles))
  const { left, top, right, bottom } = box
  return (
    <>
      <svg className={styles['drawing']} viewBox="0 0 100 100" aria-hidden="true">
        <rect
          x={left * 100}
          y={top * 100}
          width={(right - left) * 100}
          height={(bottom - top) * 100}
          fill="none"
          stroke="var(--ink-2)"
          strokeWidth={3}
          strokeDasharray="3 9"
          strokeLinecap="round"
        />
        <Ruler box={box} />
        <TileOutline place={moment.event.at} tone="selected" />
      </svg>
      {candidates.map(({ at: place, order }) => {
        const { x, y } = spotOf(place)
        return (
          <svg
            key={place}
            className={styles['sign']}
            style={at({ x: x + 0.34, y: y - 0.34 })}
            viewBox="-18 -18 36 36"
            aria-hidden="true"
          >
            <OrderNumber value={order} state={order === 1 ? 'counts' : 'untried'} />
          </svg>
        )
      })}
    </>
  )
}
