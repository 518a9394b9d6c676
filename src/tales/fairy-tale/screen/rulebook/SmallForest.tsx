import { useRef } from 'react'
import type { Action, FairyTale, State } from '../../../../engine/fairy-tale/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import type { ExampleFrame } from '../../../../ui/frames/rulebook/moments.ts'
import { Target } from '../../../../ui/frames/rulebook/Target.tsx'
import type { BoardProps } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import type { BoardRect } from '../../../../ui/stage/board-point.ts'
import { detailFor } from '../../art/index.ts'
import { Gone, Now } from '../album/Now.tsx'
import { boxOf, spotOf } from '../forest/layout.ts'
import { tilePlaces } from '../forest/picture.ts'
import { StillForest, TILE } from '../forest/StillForest.tsx'
import { placeOf } from './action-words.ts'

/** The forest of an example, with the last event and the places to press. */
export function SmallForest({ moment, moments, choices, choose }: BoardProps<FairyTale>) {
  const svg = useRef<SVGSVGElement>(null)
  const width = useSize(svg, 'width', 480)
  const box = boxFor(moments, choices)
  const [columns, rows] = [box.right - box.left, box.bottom - box.top]
  const viewBox = [box.left, box.top, columns, rows].map((tiles) => tiles * TILE).join(' ')
  const { state } = moment
  const happened = nowOf(moment)
  return (
    <svg ref={svg} viewBox={viewBox} aria-hidden="true">
      <StillForest state={state} level={detailFor(Math.min(width / columns, 320 / rows))} />
      {happened && <Gone {...happened} />}
      {happened && <Now {...happened} state={state} />}
      {choose && <Targets choices={choices} state={state} choose={choose} />}
    </svg>
  )
}

/** Returns the described event of a frame with its move, or null. */
function nowOf({ happened }: ExampleFrame<FairyTale>) {
  const [event] = happened?.events ?? []
  return happened && event ? { event, move: happened.move, frame: happened.frame } : null
}

/** The places of all choices, with the numbers of the buttons below. Several choices may share a place. */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: what may be chosen never changes places
      <g key={which} transform={`translate(${x * TILE} ${y * TILE})`}>
        <Target which={which} choose={choose} at={[-30 + beside * 34, -30]} scale={1.1}>
          <rect x={-47} y={-47} width={94} height={94} rx={6} />
        </Target>
      </g>
    )
  })
}

/** Returns the rectangle that includes all frames of an example and all places to press. */
function boxFor(moments: readonly ExampleFrame<FairyTale>[], choices: readonly Action[]): BoardRect {
  const last = moments.at(-1)
  const pressed = last ? choices.flatMap((action) => placeOf(last.state, action) ?? []) : []
  return boxOf([...moments.flatMap(({ state }) => tilePlaces(state)), ...pressed])
}
