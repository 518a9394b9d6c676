import type { Place } from '../../../../engine/kernel/index.ts'
import { Arrow } from '../../../../ui/art/index.ts'
import { spotOf } from '../forest/layout.ts'
import type { HintPlanMarks } from './hint-plan.ts'
import styles from './hints.module.css'

/** The marks of a plan on a board: the hero's way as an arrow, and a ring round every target. A tile is 100 units wide. */
export const PlanLines = ({ way, targets }: HintPlanMarks) => (
  <>
    {targets.map((place) => (
      <Ring key={place} place={place} />
    ))}
    {way.length > 1 && <HintWay places={way} />}
  </>
)

function Ring({ place }: { place: Place }) {
  const { x, y } = spotOf(place)
  return (
    <>
      <circle className={styles['halo']} cx={x * 100} cy={y * 100} r={54} />
      <circle className={styles['ring']} cx={x * 100} cy={y * 100} r={54} />
    </>
  )
}

/** The hero's way, in the blue of allowed actions, from beside the hero to before a piece at its destination. */
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
