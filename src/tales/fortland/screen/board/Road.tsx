import { type CSSProperties, useRef, useState } from 'react'
import { armyOf, type Space, type State } from '../../../../engine/fortland/index.ts'
import { nextOnPlane } from '../../../../ui/input/plane-layout.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useRoving } from '../../../../ui/stage/roving/useRoving.ts'
import { useRovingFocusFallback } from '../../../../ui/stage/roving/useRovingFocusFallback.ts'
import { type Ring, sideOf, spotOfSpace } from '../../art/index.ts'
import { deedAt } from '../../intent/aim.ts'
import { useInputBlocked, useIntent, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { roadOf } from '../ring/looks.ts'
import styles from './board.module.css'
import { DeedPlank } from './DeedPlank.tsx'
import { offersIn } from './move-options.ts'
import { labelOfSpace } from './space-words.ts'

interface RoadProps {
  real: State
  ring: Ring
  /** True for a small ring. It has no room for buttons beside it, so the bottom sheet has them. */
  small: boolean
}

/** The road as a ring of buttons: arrow keys go round it, Home to the army on turn, Enter marches there. */
export function Road({ real, ring, small }: RoadProps) {
  const table = useTable()
  const point = useIntent((intent) => intent.point)
  const m = useMessages()
  const handsOff = useInputBlocked()
  const road = useRef<HTMLOListElement>(null)
  const home = armyOf(real, real.onTurn)?.space ?? ring.spaces[0] ?? 0
  const [visited, setVisited] = useState<Space | null>(null)
  const entered = visited ?? home
  useRovingFocusFallback(road, entered)
  const offers = handsOff ? NO_MOVE_OPTIONS : offersIn(real)
  const rove = useRoving(road, (from, event) => {
    const next = nextOnPlane(ring.spaces, from, event, roadOf(ring))
    // The road is circular, so End is unused. Home goes to the army.
    if (next === null || event.key === 'End') return null
    return event.key === 'Home' ? home : next
  })
  return (
    <ol ref={road} className={styles['road']} aria-label={m.board.road}>
      {ring.spaces.map((space) => (
        <li key={space} className={styles['spot']} style={boxOf(ring, space)} data-side={sideOf(space)}>
          <button
            type="button"
            className={styles['space']}
            ref={targetRef(`space:${space}`)}
            data-place={space}
            data-acts=""
            data-offer={offers.get(space)?.kind}
            data-press={offers.get(space)?.kind ?? 'none'}
            tabIndex={space === entered ? 0 : -1}
            aria-label={labelOfSpace(m, real, space, offers.get(space))}
            onClick={() => table.intent.getState().go(space)}
            onFocus={() => {
              setVisited(space)
              point({ kind: 'go', space })
            }}
            onBlur={() => point(null)}
            onKeyDown={(event) => rove(space, event)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point({ kind: 'go', space })}
          />
          {!small && !handsOff && <DeedPlank state={real} deed={deedAt(real, space)} />}
        </li>
      ))}
    </ol>
  )
}

const NO_MOVE_OPTIONS: ReturnType<typeof offersIn> = new Map()

/** Returns the CSS box of a space in ring units: the whole road beside its place. */
function boxOf(ring: Ring, space: Space): CSSProperties {
  const [x, y] = spotOfSpace(ring, space)
  const isFlat = sideOf(space) === 'n' || sideOf(space) === 's'
  const [width, height] = isFlat ? [ring.place, ring.road] : [ring.road, ring.place]
  const units = (length: number) => `calc(var(--unit) * ${length})`
  return {
    left: units(x - width / 2),
    top: units(y - height / 2),
    width: units(width),
    height: units(height),
  }
}
