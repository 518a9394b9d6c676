import { blowsOf, type Event, type State } from '../../../../engine/fortress/index.ts'
import { Die } from '../../../../ui/art/index.ts'
import { StandeeShape, SwordsShape } from '../../art/index.ts'
import { STILL_SIZE, stillPlan } from '../field/StillField.tsx'

interface HappensProps {
  event: Event
  state: State
  before: State | null
}

/** The current event in full colour over the faded field: a new or sent creature, a fight, the dice. */
export function Happens({ event, state, before }: HappensProps) {
  return (
    <svg
      viewBox={`0 0 ${STILL_SIZE.width} ${STILL_SIZE.height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      data-happens={event.type}
    >
      <Drawn event={event} state={event.type === 'fought' && before ? before : state} />
    </svg>
  )
}

/** The same without its own SVG, for boards that are part of a drawing. */
export function Drawn({ event, state }: { event: Event; state: State }) {
  const plan = stillPlan(state)
  switch (event.type) {
    case 'cast': {
      const index = state.army.length - 1
      const soldier = state.army[index]
      if (soldier?.creature !== event.card) return null
      return (
        <StandeeShape
          creature={soldier.creature}
          height={plan.armySize}
          x={plan.armyX(index)}
          y={plan.army}
          chosen
        />
      )
    }
    case 'met':
      return (
        <StandeeShape
          creature={event.attacker}
          height={plan.size}
          x={plan.wallX(event.place - 1)}
          y={plan.pairs}
          chosen
        />
      )
    case 'fought':
      return blowsOf(state).map(({ place, soldier }) => (
        <g
          key={soldier}
          transform={`translate(${plan.wallX(place)} ${plan.pairs - plan.size * 1.25}) scale(1.5)`}
        >
          <SwordsShape />
        </g>
      ))
    case 'night-rolled':
      return (
        <g transform="translate(120 56)">
          <Die face={event.face} size={44} raised hot />
        </g>
      )
    case 'assault-rolled':
      return event.dice.map((face, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: three dice, told apart by their order
          key={index}
          transform={`translate(${STILL_SIZE.width / 2 + (index - 1) * 64} ${STILL_SIZE.height * 0.62})`}
        >
          <Die face={face} size={52} raised />
        </g>
      ))
    default:
      return null
  }
}
