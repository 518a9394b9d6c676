import { memo } from 'react'
import type { Place } from '../../../../engine/kernel/index.ts'
import { Arrow } from '../../../../ui/art/index.ts'
import { at, tiles } from '../../../../ui/stage/spot.ts'
import { aimedAt } from '../../intent/in-hand.ts'
import { useIntent } from '../../table.ts'
import { spotOf } from '../forest/layout.ts'
import { planMarks } from './hint-plan.ts'
import styles from './hints.module.css'
import { useHint } from './hints.ts'

/** On the board, when the exact plan is told: the hero's way as an arrow, and a ring round all that it is about. */
export const HintMarks = memo(function HintMarks() {
  const { state, grade, plan } = useHint()
  // Where one aims already, the frame of that says it.
  const aimed = useIntent(({ inHand }) => aimedAt(inHand))
  if (!state || !plan || grade < 3) return null
  const { way, targets } = planMarks(state, plan)
  if (targets.length === 0) return null
  const ringed = targets.filter((place) => place !== aimed)
  return (
    <svg
      className={styles['marks']}
      style={{ ...at({ x: 0, y: 0 }), width: tiles(1), height: tiles(1) }}
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-hint-marks=""
    >
      {ringed.map((place) => (
        <Ring key={place} place={place} />
      ))}
      {way.length > 1 && <HintWay places={way} />}
    </svg>
  )
})

function Ring({ place }: { place: Place }) {
  const { x, y } = spotOf(place)
  return (
    <>
      <circle className={styles['halo']} cx={x * 100} cy={y * 100} r={54} />
      <circle className={styles['ring']} cx={x * 100} cy={y * 100} r={54} />
    </>
  )
}

/** The hero's way, in the blue of what it may do: it begins beside the hero, and ends before what stands there. */
function HintWay({ places }: { places: readonly Place[] }) {
  const points = places.map((place): [number, number] => {
    const { x, y } = spotOf(place)
    return [x * 100, y * 100]
  })
  const [first, second] = points
  const [last, before] = points.toReversed()
  if (!first || !second || !last || !before) return null
  return (
    <Arrow
      from={between(first, second, 0.2)}
      to={between(before, last, 0.75)}
      via={points.slice(1, -1)}
      width={7}
      tone="legal"
    />
  )
}

const between = ([ax, ay]: [number, number], [bx, by]: [number, number], part: number): [number, number] => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]
