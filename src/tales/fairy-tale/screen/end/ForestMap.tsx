import { useMemo } from 'react'
import { places, type State } from '../../../../engine/fairy-tale/index.ts'
import { detailFor, Forest, Oak } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { boxOf } from '../forest/layout.ts'
import { forestPicture, tilePlaces } from '../forest/picture.ts'

/** Maximum width of the map, and of a tile, in pixels. */
const WIDEST = 280
const LARGEST_TILE = 42

/** A small map of the final forest without pieces, at most `highest` pixels high. */
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
