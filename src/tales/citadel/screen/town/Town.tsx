import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Plot } from '../../../../engine/citadel/index.ts'
import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { sectorOf } from '../../art/town/index.ts'
import { useMessages } from '../../words/messages.ts'
import { changedBy } from './LastTurnMarks.tsx'
import { Nothing, SMALL_MAP } from './late.ts'
import { TownPlan, type TownScene } from './TownPlan.tsx'
import styles from './town.module.css'
import { useMagnifier } from './useMagnifier.ts'

interface TownProps extends TownScene {
  /** What paper covers of the table on each side, in pixels. */
  inset: Inset
  onPress(plot: Plot): void
  /** The plot that a pointer or the focus is on. */
  onPoint?(plot: Plot | null): void
  /** Marks that lie over all, in units of the town. */
  children?: ReactNode
}

/**
 * The town at the table: to be looked at, and to be played on. Where it is too small for a finger, a press opens a sector with
 * its neighbours, and the whole town stays as a small map.
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
            <TokenButton size={46} aria-label={town.before} onClick={() => turn(-1)} data-camera="before">
              <Icon name="arrow" size={24} />
            </TokenButton>
            <TokenButton size={46} aria-label={town.after} onClick={() => turn(1)} data-camera="after">
              <Icon name="arrow" size={24} />
            </TokenButton>
          </div>
        </>
      )}
    </section>
  )
}

/** Brings a plot into sight when it is newly asked about, or changes; one of before nobody looks for when a sector is opened. */
function useFollowed(plot: Plot | null, reveal: (plot: Plot) => void): void {
  const before = useRef(plot)
  useEffect(() => {
    if (plot === before.current) return
    before.current = plot
    if (plot !== null) reveal(plot)
  }, [plot, reveal])
}
