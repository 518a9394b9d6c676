import { memo, type RefObject, use, useEffect } from 'react'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { Arrow, Die } from '../../../../../ui/art/index.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { overlaps } from '../../../../../ui/stage/camera/corners.ts'
import { aimedAt, isDragged } from '../../../intent/turn-selection.ts'
import { useIntent, useTable } from '../../../runtime.ts'
import { spotOf } from '../../forest/layout.ts'
import { SIDE } from '../../forest/sides.ts'
import { BADGE } from '../../forest/slots/reserved.ts'
import { ToldPaper } from '../../state/log-paper.ts'
import { changedLegs } from './legs.ts'
import styles from './preview.module.css'
import { isAtEdge, RefusedEdge } from './RefusedEdge.tsx'
import { Ruler } from './Ruler.tsx'
import { useChanges, useChangesWorkedOut } from './useChanges.ts'
import { type Beside, useRulerPlace } from './useRulerPlace.ts'
import { type Changes, growthOf } from './what-changes.ts'

interface PreviewMarksProps extends Omit<Beside, 'box'> {
  eye: RefObject<BoardCamera | null>
}

/** The effects of an aim on the board: changed ways, moved entrances, the growing side, the edge that does not fit. */
export const PreviewMarks = memo(function PreviewMarks({ eye, ...beside }: PreviewMarksProps) {
  useChangesWorkedOut()
  const changes = useChanges()
  useAimSeen(changes, eye)
  const refused = useIntent((intent) => isAtEdge(intent.refused))
  if (!changes && !refused) return null
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true" data-preview-marks="">
      {changes && <Ways changes={changes} />}
      {changes?.longest && <Growing changes={changes} {...beside} />}
      {changes?.entrances.map(({ side, before, after }) => (
        <g key={side}>
          {before !== null && <Entrance place={before} side={side} old />}
          {after !== null && <Entrance place={after} side={side} />}
        </g>
      ))}
      <RefusedEdge />
    </svg>
  )
})

/** The ruler of a growing side, clear of the buttons at the aimed place and of the signs. */
function Growing({ changes, ...beside }: { changes: Changes } & Omit<Beside, 'box'>) {
  const box = changes.box.after
  return <Ruler box={box} added={growthOf(changes)} {...useRulerPlace({ box, ...beside })} />
}

/** Distance between the panel of effects and the aimed place, in pixels, after the board has moved. */
const ROOM = 4

/** Moves the board if the panel of effects covers the aimed place. */
function useAimSeen(changes: Changes | null, eye: RefObject<BoardCamera | null>): void {
  const table = useTable()
  const dragging = useIntent(({ inHand }) => isDragged(inHand))
  const told = use(ToldPaper)
  useEffect(() => {
    if (dragging) return
    const at = changes && aimedAt(table.intent.getState().inHand)
    const paper = told?.current
    const camera = eye.current
    if (at === null || !paper || !camera) return
    const box = camera.boxOf(paper)
    if (!overlaps(camera.boxAt(spotOf(at)), box)) return
    const { top, bottom } = box
    // At the far side of the table, the strip is above the board.
    const above = (top + bottom) / 2 < camera.middle.y
    camera.reveal(spotOf(at), above ? { top: bottom + ROOM } : { bottom: camera.size.height - top + ROOM })
  }, [changes, told, eye, dragging, table])
}

/** Changed ways: the old one dotted and brown, the new one a crimson arrow. */
function Ways({ changes }: { changes: Changes }) {
  const { old, fresh } = changedLegs(changes.rerouted)
  return (
    <>
      {old.map(({ from, to }) => (
        <OldLeg key={`${from} ${to}`} from={from} to={to} />
      ))}
      {fresh.map(({ from, to }) => (
        <Arrow key={`${from} ${to}`} {...between(from, to)} width={6.5} />
      ))}
    </>
  )
}

type Ends = { from: [number, number]; to: [number, number] }

/** Returns a line from one tile to another, beside the middle line, so that both directions are distinguishable. */
function between(from: Place, to: Place): Ends {
  const [a, b] = [spotOf(from), spotOf(to)]
  const [x, y] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(x, y) || 1
  const aside = { x: (-y / length) * 9, y: (x / length) * 9 }
  const at = (part: number): [number, number] => [
    (a.x + x * part) * 100 + aside.x,
    (a.y + y * part) * 100 + aside.y,
  ]
  return { from: at(0.16), to: at(0.86) }
}

function OldLeg({ from, to }: { from: Place; to: Place }) {
  const [[x1, y1], [x2, y2]] = [between(from, to).from, between(from, to).to]
  const line = { x1, y1, x2, y2, strokeLinecap: 'round' } as const
  return (
    <>
      <line {...line} stroke="var(--halo)" strokeWidth={10} />
      <line {...line} stroke="var(--ink-2)" strokeWidth={6} strokeDasharray="0.1 11" />
    </>
  )
}

interface EntranceProps {
  place: Place
  side: keyof typeof SIDE
  /** True for the old position. */
  old?: boolean
}

/** The small die of a side, where its monsters would enter. */
function Entrance({ place, side, old = false }: EntranceProps) {
  const { x, y } = spotOf(place)
  return (
    <g transform={`translate(${x * 100 + BADGE.x - 50} ${y * 100 + BADGE.y - 50}) scale(${BADGE.size / 38})`}>
      <circle
        r={18}
        fill="var(--page)"
        stroke={old ? 'var(--ink-2)' : 'var(--threat)'}
        strokeWidth={3.5}
        strokeDasharray={old ? '4 4' : undefined}
      />
      <g opacity={old ? 0.55 : 1}>
        <Die face={SIDE[side].face} size={20} hot={!old} />
      </g>
    </g>
  )
}
