import type { Action } from '../../../../engine/fortland/index.ts'
import { OrderNumber } from '../../../../ui/art/index.ts'
import { spotOfSpace } from '../../art/index.ts'
import { Happens } from '../album/AlbumPlate.tsx'
import { ringIn } from '../ring/looks.ts'
import { StillRing } from '../ring/StillRing.tsx'
import type { Moment } from './moments.ts'
import styles from './SmallRing.module.css'

interface SmallRingProps {
  moment: Moment
  /** What may be chosen, and how. */
  choices: readonly Action[]
  choose: ((which: number) => void) | null
}

/** The ring of an example as it stands, with what has just happened, and the spaces that can be pressed. */
export function SmallRing({ moment: { state, event }, choices, choose }: SmallRingProps) {
  const ring = ringIn(state, 'bold')
  return (
    <div className={styles['board']}>
      <StillRing state={state}>
        {event && <Happens event={event} state={state} ring={ring} />}
        {choose &&
          choices.map((action, which) => {
            if (action.type !== 'muster') return null
            const [x, y] = spotOfSpace(ring, action.at)
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: an addition for fingers and mice; planks say and do the same
              <g key={action.at} className={styles['target']} onClick={() => choose(which)}>
                <circle cx={x} cy={y} r={42} />
                <g transform={`translate(${x} ${y})`}>
                  <OrderNumber value={which + 1} scale={1.8} />
                </g>
              </g>
            )
          })}
      </StillRing>
    </div>
  )
}
