import { type CSSProperties, type MouseEvent, useMemo } from 'react'
import type { Detail } from '../../../../ui/art/svg.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import type { Inset } from '../../../../ui/stage/camera/camera-view.ts'
import { isInputBlocked, type Table, useIntent, usePlayback, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { looksIn, ringIn, viewBoxOf } from '../ring/looks.ts'
import { RingGround } from '../ring/RingGround.tsx'
import { SHORTCUTS } from '../shortcuts.ts'
import { useDisplayedState, useLiveState } from '../state/table-state.ts'
import { noticesOf } from '../table-kit.ts'
import { Armies } from './Armies.tsx'
import styles from './board.module.css'
import { Effects } from './Effects.tsx'
import { OverMarks, UnderMarks } from './Marks.tsx'
import { Road } from './Road.tsx'
import { Yard } from './Yard.tsx'

interface BoardProps {
  /** The parts of the table covered by panels, in pixels a side. */
  inset: Inset
}

/** The ring of places with the road round it, as the interactive board. */
export function Board({ inset }: BoardProps) {
  const table = useTable()
  const { board } = useMessages()
  const real = useLiveState()
  const shown = useDisplayedState()
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
 * Ends the running playback on a click. While a bot acts or a replay runs, the click has no other effect. During the playback of the
 * player's own move it also reaches its target.
 */
function pressThrough(table: Table, event: MouseEvent): void {
  if (isInputBlocked(table)) event.stopPropagation()
  const { playing, skip } = table.playback.getState()
  if (playing) skip()
}

/** Clears the aim and its message. */
function letGo(table: Table): void {
  noticesOf(table).drop()
  table.intent.getState().cancel()
}
