import { type Citadel, parsePlot } from '../../../../engine/citadel/index.ts'
import { Target } from '../../../../ui/frames/rulebook/Target.tsx'
import type { BoardProps } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { middleOf, wedgeOf } from '../../art/town/index.ts'
import { CardNow } from '../album/CardNow.tsx'
import { Happens } from '../album/Happens.tsx'
import { WhoHas } from '../album/WhoHas.tsx'
import { StillTown } from '../town/StillTown.tsx'
import styles from './SmallTown.module.css'

/** The town of an example: its position, the last event, the holdings of all seats, and the plots to choose from. */
export function SmallTown({ moment: { state, happened }, choices, choose }: BoardProps<Citadel>) {
  const events = happened?.events ?? []
  return (
    <>
      <div className={styles['board']}>
        <StillTown state={state}>
          <Happens events={events} />
          {choose &&
            choices.map((action, which) => {
              const plot = 'plot' in action ? parsePlot(action.plot) : null
              if (plot === null) return null
              return (
                <Target key={plot} which={which} choose={choose} at={middleOf(plot)} scale={1.6}>
                  <path d={wedgeOf(plot, 1).path} />
                </Target>
              )
            })}
        </StillTown>
        <div className={styles['card']}>
          <CardNow events={events} size={78} />
        </div>
      </div>
      <WhoHas state={state} />
    </>
  )
}
