import type { State } from '../../../../engine/fortress/index.ts'
import { Arrow } from '../../../../ui/art/index.ts'
import type { Encounter } from '../../foresight/index.ts'
import { useTaleSettings } from '../../settings.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useEncounter, useEncounters } from '../foresight/useEncounters.ts'
import styles from './Field.module.css'
import type { FieldPlan } from './geometry.ts'

interface ArrowsProps {
  plan: FieldPlan
  height: number
  state: State
  /** The army lies on the sheet below: arrows rise from there. */
  small: boolean
}

/** With more than so many ready at once only the arrow of whoever is aimed is drawn. */
const MOST = 7

/** Who would meet whom: a solid arrow from whoever is aimed, dashed ones from all others who may be sent. */
export function Arrows({ plan, height, state, small }: ArrowsProps) {
  const encounters = useEncounters()
  const aimed = useEncounter()
  const all = useTaleSettings(({ foresight }) => foresight === 'all')
  const others =
    all && !small && encounters.length <= MOST
      ? encounters.filter(({ creature }) => creature !== aimed?.creature)
      : []
  const shown = aimed ? [...others, aimed] : others
  const at = (one: Encounter) => [
    small ? plan.wallX(one.place) : plan.armyX(one.soldier),
    small ? height : plan.army - plan.armySize * 1.12,
  ]
  return (
    <>
      <svg className={styles['arrows']} width="100%" height="100%" overflow="visible" aria-hidden="true">
        {state.outcome === null &&
          shown.map((one) => {
            const [x = 0, y = 0] = at(one)
            const isAimed = one === aimed
            return (
              <g key={one.creature} opacity={aimed && !isAimed ? 0.45 : 1}>
                <Arrow
                  from={[x, y]}
                  to={[plan.wallX(one.place), plan.walk - plan.lift(one.place) + 12]}
                  width={isAimed ? 8 : 4}
                  tone="legal"
                  dash={isAimed ? undefined : '12 8'}
                />
              </g>
            )
          })}
      </svg>
      {shown
        .filter((one) => one === aimed || (!aimed && shown.length <= 4))
        .map((one) => (
          <Plaque key={one.creature} plan={plan} one={one} from={at(one)} />
        ))}
    </>
  )
}

/** On the shaft: who would come, and the step that chooses. */
function Plaque({ plan, one, from: [x = 0, y = 0] }: { plan: FieldPlan; one: Encounter; from: number[] }) {
  const { cards, foresight } = useMessages()
  const to = plan.wallX(one.place)
  return (
    <span
      className={styles['plaque']}
      style={{ left: x + (to - x) * 0.24, top: y + (plan.walk - y) * 0.24 }}
      aria-hidden="true"
    >
      <strong>{cards.nicks[one.defender]}</strong>
      <span>{foresight.reasons[one.reason]}</span>
    </span>
  )
}
