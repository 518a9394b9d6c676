import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Plot } from '../../../../engine/citadel/index.ts'
import { Icon, IconButton } from '../../../../ui/art/index.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import type { Inset } from '../../../../ui/stage/camera/camera-view.ts'
import { sectorOf } from '../../art/town/index.ts'
import { useMessages } from '../../words/messages.ts'
import { changedBy } from './LastTurnMarks.tsx'
import { Nothing, SMALL_MAP } from './lazy-town.ts'
import { TownPlan, type TownScene } from './TownPlan.tsx'
import styles from './town.module.css'
import { useMagnifier } from './useMagnifier.ts'

interface TownProps extends TownScene {
  /** Pixels that panels cover on each side of the table. */
  inset: Inset
  onPress(plot: Plot): void
  /** Called with the hovered or focused plot. */
  onPoint?(plot: Plot | null): void
  /** Marks on top, in units of the town. */
  children?: ReactNode
}

/**
 * The interactive town at the table. If it is too small for touch, a click opens a sector with its neighbours, and the whole town
 * stays as a small map.
 */
export function Town({ inset, onPress, onPoint, ...told }: TownProps) {
  const { town } = useMessages()
  const pane = useRef<HTMLDivElement>(null)
  const { isNeeded, sector, open, close, turn, reveal, panned } = useMagnifier(pane)
  const free = useMemo((): CSSProperties => {
    const { top, right, bottom, left } = inset
    return { inset: `${top}px ${right}px ${bottom}px ${left}px` }
  }, [inset])
  useFollowed(told.aimed, reveal)
  useFollowed(told.cue ? (changedBy([told.cue.event])[0] ?? null) : null, reveal)
  const isOpen = sector !== null
  const opensFirst = isNeeded && !isOpen
  return (
    <section
      className={styles['town']}
      style={free}
      aria-label={town.name}
      aria-description={town.help}
      data-open={isOpen ? '' : undefined}
      onPointerLeave={() => onPoint?.(null)}
    >
      <div ref={pane} className={styles['pane']} onScroll={panned}>
        <TownPlan
          {...told}
          detail={opensFirst ? 'bold' : 'fine'}
          onPress={(plot) => (opensFirst ? open(sectorOf(plot)) : onPress(plot))}
          onPoint={onPoint}
          reveal={reveal}
        />
      </div>
      {isOpen && (
        <>
          <Late
            part={SMALL_MAP}
            given={{ state: told.shown, offers: told.offers, sector, name: town.whole, onPress: close }}
            absent={Nothing}
          />
          <div className={styles['turns']}>
            <IconButton size={46} aria-label={town.before} onClick={() => turn(-1)} data-camera="before">
              <Icon name="arrow" size={24} />
            </IconButton>
            <IconButton size={46} aria-label={town.after} onClick={() => turn(1)} data-camera="after">
              <Icon name="arrow" size={24} />
            </IconButton>
          </div>
        </>
      )}
    </section>
  )
}

/** Scrolls to a plot when it becomes the selected or changed one. A plot from before the sector was opened is ignored. */
function useFollowed(plot: Plot | null, reveal: (plot: Plot) => void): void {
  const before = useRef(plot)
  useEffect(() => {
    if (plot === before.current) return
    before.current = plot
    if (plot !== null) reveal(plot)
  }, [plot, reveal])
}
