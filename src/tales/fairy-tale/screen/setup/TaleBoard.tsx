import { useMemo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { detailFor, Forest, HeroStandee, MonsterToken, Oak } from '../../art/index.ts'
import { withExpansionArt } from '../expansion-art.tsx'
import { standingIn } from '../forest/forest-pieces.ts'
import { boxOf } from '../forest/layout.ts'
import { forestPicture, tilePlaces } from '../forest/picture.ts'

/** Approximate width of a tile on a desktop, in pixels: finer detail is not drawn. */
const TILE = 50

function Board({ state }: { state: State }) {
  const tiles = useMemo(() => forestPicture(state), [state])
  const { monsters, characters } = useMemo(() => standingIn(state), [state])
  const { left, top, right, bottom } = boxOf(tilePlaces(state))
  const view = [left, top - 0.12, right - left, bottom - top + 0.2]
  return (
    <svg viewBox={view.map((length) => length * 100).join(' ')} overflow="visible" aria-hidden="true">
      <Forest tiles={tiles} level={detailFor(TILE)} />
      <g transform="translate(-50 -50)">
        <Oak />
      </g>
      {monsters.map(({ n, kind, x, y, size }) => (
        <g key={n} transform={`translate(${x * 100} ${y * 100})`}>
          <MonsterToken kind={kind} size={size * 100} />
        </g>
      ))}
      {characters.map(({ seat, character, x, y, size }) => (
        <g key={seat} transform={`translate(${x * 100} ${y * 100})`}>
          <HeroStandee character={character} height={size * 100} />
        </g>
      ))}
    </svg>
  )
}

/** A small picture of the forest with heroes and monsters as they were left. Fills its parent. */
export const TaleBoard = withExpansionArt(Board)
