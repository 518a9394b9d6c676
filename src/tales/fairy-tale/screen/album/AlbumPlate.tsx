import { useMemo, useRef } from 'react'
import {
  DIAMONDS,
  type FairyTale,
  heartsOf,
  progressOf,
  type State,
} from '../../../../engine/fairy-tale/index.ts'
import type { Album } from '../../../../playback/album/stops.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import type { AtStop } from '../../../../ui/frames/album/album-pages.tsx'
import { Plate } from '../../../../ui/frames/album/Plate.tsx'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import type { BoardRect } from '../../../../ui/stage/board-point.ts'
import { detailFor, GemIcon, HeartIcon } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { progressWords } from '../../words/goal-words.ts'
import { boxOf } from '../forest/layout.ts'
import { ProgressDial } from '../forest/ProgressDial.tsx'
import { tilePlaces } from '../forest/picture.ts'
import { StillForest, TILE } from '../forest/StillForest.tsx'
import { gemsOf } from '../market/pile-thirds.ts'
import styles from './AlbumPlate.module.css'
import { Gone, Now } from './Now.tsx'

/** The forest at that time behind photo corners: faded, except for the current event. */
export function AlbumPlate({ read, stop, state, event, chapter }: AtStop<FairyTale>) {
  const { end } = useAllWords()
  const box = useMemo(() => boxOfTurn(read, stop.turn), [read, stop.turn])
  const move = read.moves[stop.move]
  const happened = event && move ? { event, move, frame: stop.frame } : null
  const { viewBox, level, field } = useView(box)
  return (
    <Plate
      label={`${chapter}: ${end.forest(tilePlaces(state).length)}`}
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

/** The bounds of the forest in a turn. They are fixed within a turn, so that only moving pieces move, and grow from turn to turn. */
function boxOfTurn({ first, moves, stops }: Album<FairyTale>, turn: number): BoardRect {
  const ofTurn = stops.filter((stop) => stop.turn === turn)
  const states = ofTurn.flatMap(({ move }): State[] => {
    const made = moves[move]
    return made ? [made.before, made.after] : []
  })
  return boxOf((states.length > 0 ? states : [first]).flatMap(tilePlaces))
}

/** The view box for the available size, and the level of detail. */
function useView({ left, top, right, bottom }: BoardRect) {
  const field = useRef<HTMLDivElement>(null)
  const width = useSize(field, 'width', 900)
  const height = useSize(field, 'height', 500)
  const [columns, rows] = [right - left, bottom - top]
  const viewBox = [left, top, columns, rows].map((tiles) => tiles * TILE).join(' ')
  return { field, viewBox, level: detailFor(Math.min(width / columns, height / rows)) }
}

/** The Oak's hearts and the diamonds at that time. */
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
