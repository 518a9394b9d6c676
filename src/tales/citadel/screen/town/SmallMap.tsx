import { PLOTS, type Plot, type View } from '../../../../engine/citadel/index.ts'
import { EDGES, SECTOR, sliceOf, spotAt, VIEW_BOX, WALL, wedgeAt } from '../../art/town/index.ts'
import type { Offer } from '../../intent/offers.ts'
import { looksIn } from './looks.ts'
import styles from './town.module.css'

/** Where so few plots are offered the map shows where they lie. */
const FEW = 12

interface SmallMapProps {
  state: View
  offers: ReadonlyMap<Plot, Offer>
  /** The sector in the middle of what lies open. */
  sector: number
  name: string
  onPress(): void
}

/** The whole town, small, while a part of it lies open: whose plots are where, and in gold what is open. */
export function SmallMap({ state, offers, sector, name, onPress }: SmallMapProps) {
  const may = PLOTS.filter((plot) => offers.get(plot) === 'may')
  const open = sliceOf((sector - 1) * SECTOR, (sector + 2) * SECTOR, EDGES[0], WALL.outer)
  return (
    <button
      type="button"
      className={styles['map']}
      aria-label={name}
      title={name}
      onClick={onPress}
      data-camera="map"
    >
      <svg viewBox={VIEW_BOX} aria-hidden="true">
        <circle r={WALL.outer} fill="var(--wall-back)" stroke="var(--piece-ink)" strokeWidth={8} />
        <circle r={EDGES[3]} fill="var(--outer-gap)" />
        {looksIn(state).map(({ plot, order }) => (
          <path
            key={plot}
            d={wedgeAt(plot).path}
            fill={
              order
                ? `var(--rim-${order})`
                : `var(--${['inner', 'middle', 'outer'][wedgeAt(plot).ring]}-ground)`
            }
          />
        ))}
        <circle r={EDGES[0]} fill="var(--square)" />
        {(may.length > FEW ? [] : may).map((plot) => {
          const { angle, middle } = wedgeAt(plot)
          const [cx, cy] = spotAt(middle, angle)
          return (
            <circle
              key={plot}
              cx={cx}
              cy={cy}
              r={20}
              fill="var(--legal)"
              stroke="var(--halo)"
              strokeWidth={7}
            />
          )
        })}
        <path d={open} fill="none" stroke="var(--piece-ink)" strokeWidth={30} strokeLinejoin="round" />
        <path d={open} fill="none" stroke="var(--selected)" strokeWidth={17} strokeLinejoin="round" />
      </svg>
    </button>
  )
}
