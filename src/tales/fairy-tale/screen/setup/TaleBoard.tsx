import { useMemo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { detailFor, Forest, HeroStandee, MonsterToken, Oak } from '../../art/index.ts'
import { withExpansionArt } from '../expansion-art.tsx'
import { boxOf } from '../forest/layout.ts'
import { forestPicture, tilePlaces } from '../forest/picture.ts'
import { standingIn } from '../forest/standing.ts'

/** About how wide a tile of it is on a desk, in pixels: the forest is drawn no finer than that. */
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

/** The forest as it was left, small, and everybody in it. Only a picture: it fills what is round it. */
export const TaleBoard = withExpansionArt(Board)
