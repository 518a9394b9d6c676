import { type CSSProperties, useRef, useState } from 'react'
import { armyOf, type Space, type State } from '../../../../engine/fortland/index.ts'
import { nextOnPlane } from '../../../../ui/input/plane-roving.ts'
import { useKeptFocus } from '../../../../ui/stage/roving/useKeptFocus.ts'
import { useRoving } from '../../../../ui/stage/roving/useRoving.ts'
import { type Ring, sideOf, spotOfSpace } from '../../art/index.ts'
import { deedAt } from '../../intent/aim.ts'
import { useHandsOff, useIntent, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { roadOf } from '../ring/looks.ts'
import styles from './board.module.css'
import { DeedPlank } from './DeedPlank.tsx'
import { offersIn } from './offers.ts'
import { labelOfSpace } from './space-words.ts'

interface RoadProps {
  real: State
  ring: Ring
  /** Planks have no room beside the ring: the sheet has them. */
  small: boolean
}

/** The road as a ring of buttons: arrow keys go round it, Home to the army on turn, Enter marches there. */
export function Road({ real, ring, small }: RoadProps) {
  const table = useTable()
  const point = useIntent((intent) => intent.point)
  const m = useMessages()
  const handsOff = useHandsOff()
  const road = useRef<HTMLOListElement>(null)
  const home = armyOf(real, real.onTurn)?.space ?? ring.spaces[0] ?? 0
  const [visited, setVisited] = useState<Space | null>(null)
  const entered = visited ?? home
  useKeptFocus(road, entered)
  const offers = handsOff ? NO_OFFERS : offersIn(real)
  const rove = useRoving(road, (from, event) => {
    const next = nextOnPlane(ring.spaces, from, event, roadOf(ring))
    // The road has no ends: Home leads to the army.
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

const NO_OFFERS: ReturnType<typeof offersIn> = new Map()

/** Where a space lies, in units of the ring: all of the road beside its place. */
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
