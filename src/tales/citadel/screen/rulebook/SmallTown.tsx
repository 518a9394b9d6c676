import { type Action, parsePlot } from '../../../../engine/citadel/index.ts'
import { OrderNumber } from '../../../../ui/art/index.ts'
import { middleOf, wedgeOf } from '../../art/town/index.ts'
import { CardNow } from '../album/CardNow.tsx'
import { Happens } from '../album/Happens.tsx'
import { WhoHas } from '../album/WhoHas.tsx'
import { StillTown } from '../town/StillTown.tsx'
import type { Moment } from './moments.ts'
import styles from './SmallTown.module.css'

interface SmallTownProps {
  moment: Moment
  /** What may be chosen, and how. */
  choices: readonly Action[]
  choose: ((which: number) => void) | null
}

/** The town of an example as it stands, with what has just happened, who has what, and the plots that can be pressed. */
export function SmallTown({ moment: { state, events }, choices, choose }: SmallTownProps) {
  return (
    <>
      <div className={styles['board']}>
        <StillTown state={state}>
          <Happens events={events} />
          {choose &&
            choices.map((action, which) => {
              const plot = 'plot' in action ? parsePlot(action.plot) : null
              if (plot === null) return null
              const [x, y] = middleOf(plot)
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: an addition for fingers and mice; planks say and do the same
                <g key={plot} className={styles['target']} onClick={() => choose(which)}>
                  <path d={wedgeOf(plot, 1).path} />
                  <g transform={`translate(${x} ${y})`}>
                    <OrderNumber value={which + 1} scale={1.6} />
                  </g>
                </g>
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
