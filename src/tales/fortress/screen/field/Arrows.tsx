import type { State } from '../../../../engine/fortress/index.ts'
import { Arrow } from '../../../../ui/art/index.ts'
import type { Encounter } from '../../foresight/index.ts'
import { useTaleSettings } from '../../settings.ts'
import { useMessages } from '../../words/messages.ts'
import { useEncounter, useEncounters } from '../foresight/useEncounters.ts'
import styles from './Field.module.css'
import type { FieldPlan } from './geometry.ts'
import { placedOn, plaqueSize } from './plaques.ts'

interface ArrowsProps {
  plan: FieldPlan
  height: number
  state: State
  /** True on a phone: arrows start at the bottom edge, because the army is in the bottom sheet. */
  small: boolean
}

/** With more ready creatures, only the arrow of the target is drawn. */
const MOST = 7

/** Arrows to the opponents: solid for the targeted creature, dashed for all others that can be sent. */
export function Arrows({ plan, height, state, small }: ArrowsProps) {
  const encounters = useEncounters()
  const aimed = useEncounter()
  const all = useTaleSettings(({ foresight }) => foresight === 'all')
  const others =
    all && !small && encounters.length <= MOST
      ? encounters.filter(({ creature }) => creature !== aimed?.creature)
      : []
  const shown = aimed ? [...others, aimed] : others
  const at = (one: Encounter) =>
    [
      small ? plan.wallX(one.place) : plan.armyX(one.soldier),
      small ? height : plan.army - plan.armySize * 1.12,
    ] as const
  return (
    <>
      <svg className={styles['arrows']} width="100%" height="100%" overflow="visible" aria-hidden="true">
        {state.outcome === null &&
          shown.map((one) => {
            const isAimed = one === aimed
            return (
              <g key={one.creature} opacity={aimed && !isAimed ? 0.45 : 1}>
                <Arrow
                  from={at(one)}
                  to={[plan.wallX(one.place), plan.walk + 12]}
                  width={isAimed ? 8 : 4}
                  tone="legal"
                  dash={isAimed ? undefined : '12 8'}
                />
              </g>
            )
          })}
      </svg>
      <Plaques plan={plan} shown={aimed ? [aimed] : shown.length <= 4 ? shown : []} from={at} />
    </>
  )
}

interface PlaquesProps {
  plan: FieldPlan
  shown: readonly Encounter[]
  from(one: Encounter): readonly [x: number, y: number]
}

/** A plaque on each arrow: the opponent, and the deciding step. */
function Plaques({ plan, shown, from }: PlaquesProps) {
  const { cards, foresight } = useMessages()
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
  const words = (one: Encounter) => [cards.nicks[one.defender], foresight.reasons[one.reason]] as const
  const places = placedOn(
    shown.map((one) => ({
      from: from(one),
      to: [plan.wallX(one.place), plan.walk],
      ...plaqueSize(words(one), letter),
    })),
  )
  return shown.map((one, index) => {
    const place = places[index]
    const [name, reason] = words(one)
    return (
      place && (
        <span
          key={one.creature}
          className={styles['plaque']}
          style={{ left: place[0], top: place[1] }}
          data-plaque={one.creature}
          aria-hidden="true"
        >
          <strong>{name}</strong>
          <span>{reason}</span>
        </span>
      )
    )
  })
}
