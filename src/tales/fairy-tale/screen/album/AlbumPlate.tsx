import { useMemo, useRef } from 'react'
import { DIAMONDS, heartsOf, progressOf, type State } from '../../../../engine/fairy-tale/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { Plate } from '../../../../ui/frames/album/Plate.tsx'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import type { Box } from '../../../../ui/stage/spot.ts'
import { detailFor, GemIcon, HeartIcon } from '../../art/index.ts'
import { progressWords } from '../../words/goal-words.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { ProgressDial } from '../forest/ProgressDial.tsx'
import { StillForest, TILE } from '../forest/StillForest.tsx'
import { gemsOf } from '../market/pile-thirds.ts'
import styles from './AlbumPlate.module.css'
import { Gone, type Happened, Now } from './Now.tsx'

interface AlbumPlateProps {
  state: State
  /** What is seen of the forest: the same for a whole turn, so that nothing moves but what moved. */
  box: Box
  happened: Happened | null
  label: string
}

/** The forest as it was, behind photo corners: aged, but for what happens now. */
export function AlbumPlate({ state, box, happened, label }: AlbumPlateProps) {
  const { viewBox, level, field } = useView(box)
  return (
    <Plate
      label={label}
      was={
        <div ref={field} className={styles['field']}>
          <svg className={styles['forest']} viewBox={viewBox} aria-hidden="true">
            <StillForest state={state} level={level} />
            {happened && <Gone {...happened} />}
          </svg>
          <Goals state={state} />
        </div>
      }
      now={
        <div className={styles['field']}>
          <svg className={styles['forest']} viewBox={viewBox} aria-hidden="true">
            {happened && <Now {...happened} state={state} />}
          </svg>
        </div>
      }
    />
  )
}

/** What of the drawing is seen in the room that there is, and how finely it is drawn. */
function useView({ left, top, right, bottom }: Box) {
  const field = useRef<HTMLDivElement>(null)
  const width = useSize(field, 'width', 900)
  const height = useSize(field, 'height', 500)
  const [columns, rows] = [right - left, bottom - top]
  const viewBox = [left, top, columns, rows].map((tiles) => tiles * TILE).join(' ')
  return { field, viewBox, level: detailFor(Math.min(width / columns, height / rows)) }
}

/** The oak's hearts and the diamonds, as they were. */
function Goals({ state }: { state: State }) {
  const { table } = useAllWords()
  const small = useSmall()
  const size = small ? 24 : 38
  const gems = useMemo(() => gemsOf(state), [state])
  const progress = progressOf(state)
  return (
    <>
      <div className={styles['hearts']}>
        <span className={styles['row']}>
          {Array.from({ length: heartsOf(state.rules) }, (_, index) => index).map((index) => (
            <HeartIcon key={index} full={index < state.hearts} size={size} />
          ))}
        </span>
        {!small && table.hearts(state.hearts)}
      </div>
      <div className={styles['diamonds']}>
        <span className={styles['row']}>
          {progress ? (
            <ProgressDial progress={progress} size={size} />
          ) : (
            [...gems.entries()].map(([index, gem]) => <GemIcon key={index} state={gem} size={size} />)
          )}
        </span>
        {!small && (progressWords(table, state) ?? table.diamonds(state.diamonds, DIAMONDS))}
      </div>
    </>
  )
}
