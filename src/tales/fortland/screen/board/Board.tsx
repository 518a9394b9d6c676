import { type CSSProperties, type MouseEvent, useMemo } from 'react'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import type { Detail } from '../../art/index.ts'
import { isHandsOff, type Table, useIntent, usePlayback, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { useReal, useShownState } from '../now/at-table.ts'
import { looksIn, ringIn, viewBoxOf } from '../ring/looks.ts'
import { RingGround } from '../ring/RingGround.tsx'
import { SHORTCUTS } from '../shortcuts.ts'
import { noticesOf } from '../table-kit.ts'
import { Armies } from './Armies.tsx'
import styles from './board.module.css'
import { Effects } from './Effects.tsx'
import { OverMarks, UnderMarks } from './Marks.tsx'
import { Road } from './Road.tsx'
import { Yard } from './Yard.tsx'

interface BoardProps {
  /** What paper covers of the table on each side, in pixels. */
  inset: Inset
}

/** The ring of places with the road round it: to be looked at, and to be played on. */
export function Board({ inset }: BoardProps) {
  const table = useTable()
  const { board } = useMessages()
  const real = useReal()
  const shown = useShownState()
  const cue = usePlayback((playback) => playback.cue)
  const small = useSmall()
  const detail: Detail = small ? 'bold' : 'fine'
  const ring = ringIn(shown, detail)
  const isHeld = useIntent(({ aim, refused }) => aim !== null || refused !== null)
  useKeys('board', [{ shortcut: SHORTCUTS['put-back'], run: () => letGo(table) }], isHeld)
  const free = useMemo((): CSSProperties => {
    const { top, right, bottom, left } = inset
    return { inset: `${top}px ${right}px ${bottom}px ${left}px` }
  }, [inset])
  const isSquare = ring.rows > 2
  return (
    <section
      className={styles['board']}
      style={free}
      aria-label={board.name}
      aria-description={board.help}
      data-small={small ? '' : undefined}
      data-square={isSquare ? '' : undefined}
      onClickCapture={(event) => pressThrough(table, event)}
      onPointerLeave={() => table.intent.getState().point(null)}
    >
      <div
        className={styles['ring']}
        style={
          { '--w': ring.width, '--h': ring.height, '--step': `${cue?.motion ?? 180}ms` } as CSSProperties
        }
      >
        <svg className={styles['layer']} viewBox={viewBoxOf(ring)} aria-hidden="true">
          <RingGround
            ring={ring}
            looks={looksIn(shown)}
            rising={cue?.event.type === 'built' ? cue.event.place : null}
          />
          <UnderMarks real={real} shown={shown} ring={ring} />
        </svg>
        {isSquare && (
          <div
            className={styles['yard']}
            style={{ '--from': ring.road + ring.place, '--side': 2 * ring.place } as CSSProperties}
          >
            <Yard brief={small} />
          </div>
        )}
        <Armies state={shown} ring={ring} />
        <svg className={styles['layer']} viewBox={viewBoxOf(ring)} aria-hidden="true">
          <OverMarks real={real} shown={shown} ring={ring} />
          {cue && <Effects key={cue.key} cue={cue} ring={ring} state={shown} />}
        </svg>
        <Road real={real} ring={ring} small={small} />
      </div>
      {!isSquare && (
        <div className={styles['beneath']} data-beneath="">
          <Yard brief={small} />
        </div>
      )}
    </section>
  )
}

/**
 * A press ends what is being shown. Where a computer player acts, or something is played once more, it does no more; what a
 * player did is done already, and there the press does what it is for besides.
 */
function pressThrough(table: Table, event: MouseEvent): void {
  if (isHandsOff(table)) event.stopPropagation()
  const { playing, skip } = table.playback.getState()
  if (playing) skip()
}

/** Clears the aim and its message. */
function letGo(table: Table): void {
  noticesOf(table).drop()
  table.intent.getState().cancel()
}
