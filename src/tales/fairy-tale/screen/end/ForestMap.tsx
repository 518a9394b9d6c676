import { useMemo } from 'react'
import { places, type State } from '../../../../engine/fairy-tale/index.ts'
import { detailFor, Forest, Oak } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { boxOf } from '../forest/layout.ts'
import { forestPicture, tilePlaces } from '../forest/picture.ts'

/** Most breadth that the map takes on the page, and its largest tile, in pixels. */
const WIDEST = 280
const LARGEST_TILE = 42

/** The forest as it stood at the end, small, with nobody in it; no higher than so many pixels. */
export function ForestMap({ state, highest }: { state: State; highest: number }) {
  const { end } = useAllWords()
  const tiles = useMemo(() => forestPicture(state), [state])
  const { left, top, right, bottom } = boxOf(tilePlaces(state))
  const [columns, rows] = [right - left, bottom - top]
  const tile = Math.min(LARGEST_TILE, WIDEST / columns, highest / rows)
  return (
    <svg
      className="grows"
      width={tile * columns}
      height={tile * rows + 4}
      viewBox={`${left * 100} ${top * 100} ${columns * 100} ${rows * 100 + 400 / tile}`}
      overflow="visible"
      role="img"
      aria-label={end.forest(places(state.tiles).length)}
    >
      <Forest tiles={tiles} level={detailFor(tile)} />
      <g transform="translate(-50 -50)">
        <Oak />
      </g>
    </svg>
  )
}
