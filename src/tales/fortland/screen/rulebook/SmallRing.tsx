import type { Fortland } from '../../../../engine/fortland/index.ts'
import { Target } from '../../../../ui/frames/rulebook/Target.tsx'
import type { BoardProps } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { spotOfSpace } from '../../art/index.ts'
import { Happens } from '../album/AlbumPlate.tsx'
import { ringIn } from '../ring/looks.ts'
import { StillRing } from '../ring/StillRing.tsx'
import styles from './SmallRing.module.css'

/** The ring of an example with its latest event and its clickable spaces. */
export function SmallRing({ moment: { state, happened }, choices, choose }: BoardProps<Fortland>) {
  const ring = ringIn(state, 'bold')
  const [event] = happened?.events ?? []
  return (
    <div className={styles['board']}>
      <StillRing state={state}>
        {event && <Happens event={event} state={state} ring={ring} />}
        {choose &&
          choices.map((action, which) => {
            if (action.type !== 'muster') return null
            const [x, y] = spotOfSpace(ring, action.at)
            return (
              <Target key={action.at} which={which} choose={choose} at={[x, y]} scale={1.8}>
                <circle cx={x} cy={y} r={42} />
              </Target>
            )
          })}
      </StillRing>
    </div>
  )
}
