import { PLOTS, type Plot, type View } from '../../../../engine/citadel/index.ts'
import { EDGES, SECTOR, sliceOf, spotAt, VIEW_BOX, WALL, wedgeAt } from '../../art/town/index.ts'
import type { MoveOption } from '../../intent/move-options.ts'
import { looksIn } from './looks.ts'
import styles from './town.module.css'

/** The map marks offered plots only up to this number. */
const FEW = 12

interface SmallMapProps {
  state: View
  offers: ReadonlyMap<Plot, MoveOption>
  /** The sector in the middle of the open part. */
  sector: number
  name: string
  onPress(): void
}

/** A small map of the whole town while a part of it is open: the owners of all plots, and the open part in gold. */
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
