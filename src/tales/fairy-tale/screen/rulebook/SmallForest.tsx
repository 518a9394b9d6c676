import { useRef } from 'react'
import type { Action, State } from '../../../../engine/fairy-tale/index.ts'
import { OrderNumber } from '../../../../ui/art/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import type { Box } from '../../../../ui/stage/spot.ts'
import { detailFor } from '../../art/index.ts'
import { Gone, Now } from '../album/Now.tsx'
import { boxOf, spotOf } from '../forest/layout.ts'
import { tilePlaces } from '../forest/picture.ts'
import { StillForest, TILE } from '../forest/StillForest.tsx'
import { placeOf } from './action-words.ts'
import type { Moment } from './moments.ts'
import styles from './SmallForest.module.css'

interface SmallForestProps {
  moment: Moment
  /** What is seen of the forest, the same for a whole example. */
  box: Box
  /** What may be chosen, and how. */
  choices: readonly Action[]
  choose: ((which: number) => void) | null
}

/** The forest of an example as it stands, with what has just happened, and the places that can be pressed. */
export function SmallForest({ moment, box, choices, choose }: SmallForestProps) {
  const svg = useRef<SVGSVGElement>(null)
  const width = useSize(svg, 'width', 480)
  const [columns, rows] = [box.right - box.left, box.bottom - box.top]
  const viewBox = [box.left, box.top, columns, rows].map((tiles) => tiles * TILE).join(' ')
  const { state, happened } = moment
  return (
    <svg ref={svg} viewBox={viewBox} aria-hidden="true">
      <StillForest state={state} level={detailFor(Math.min(width / columns, 320 / rows))} />
      {happened && <Gone {...happened} />}
      {happened && <Now {...happened} state={state} />}
      {choose && <Targets choices={choices} state={state} choose={choose} />}
    </svg>
  )
}

/** The places of all that may be chosen, with the numbers of the planks below. Several may lie on one place. */
function Targets({
  choices,
  state,
  choose,
}: {
  choices: readonly Action[]
  state: State
  choose: (which: number) => void
}) {
  return choices.map((action, which) => {
    const place = placeOf(state, action)
    if (place === null) return null
    const beside = choices.slice(0, which).filter((other) => placeOf(state, other) === place).length
    const { x, y } = spotOf(place)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: an addition for fingers and mice; planks say and do the same
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: what may be chosen never changes places
        key={which}
        className={styles['target']}
        transform={`translate(${x * TILE} ${y * TILE})`}
        onClick={() => choose(which)}
      >
        <rect x={-47} y={-47} width={94} height={94} rx={6} />
        <g transform={`translate(${-30 + beside * 34} -30)`}>
          <OrderNumber value={which + 1} scale={1.1} />
        </g>
      </g>
    )
  })
}

/** Where the forest of an example lies, with all that is laid in it and may be pressed. */
export function boxFor(moments: readonly Moment[], choices: readonly Action[]): Box {
  const last = moments.at(-1)
  const pressed = last ? choices.flatMap((action) => placeOf(last.state, action) ?? []) : []
  return boxOf([...moments.flatMap(({ state }) => tilePlaces(state)), ...pressed])
}
