import type { ReactNode } from 'react'
import { type Blow, blowsOf, isReady, isSent, type State } from '../../../../engine/fortress/index.ts'
import { CandleShape, Keep, Meadow, SkullShape, StandeeShape, SwordsShape } from '../../art/index.ts'
import { fieldPlan } from './geometry.ts'
import { lifeLeft } from './life-left.ts'

/** The size of a still field. */
export const STILL_SIZE = { width: 640, height: 440 }

interface StillProps {
  state: State
  /** The pairs of a fight in progress, instead of the present column. */
  fought?: Blow[]
  /** Content above everything. */
  children?: ReactNode
}

/** Returns the layout of a still field. */
export const stillPlan = (state: State) =>
  fieldPlan({ ...STILL_SIZE, defenders: state.garrison.length, soldiers: state.army.length, aside: 0 })

/** A siege as one drawing without controls: fortress, column, army, and the candle. */
export function StillField({ state, fought, children }: StillProps) {
  const plan = stillPlan(state)
  const pairs = fought ?? blowsOf(state)
  return (
    <svg
      viewBox={`0 0 ${STILL_SIZE.width} ${STILL_SIZE.height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid meet"
      display="block"
      overflow="hidden"
      aria-hidden="true"
    >
      <rect {...STILL_SIZE} fill="var(--table)" />
      <Meadow {...plan.meadow} />
      <Keep {...plan.wall} />
      {state.garrison.map((creature, place) => (
        <StandeeShape
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the line is what it is
          key={place}
          creature={creature}
          height={plan.size}
          x={plan.wallX(place)}
          y={plan.walk}
          tight={plan.tight}
        />
      ))}
      {pairs.map(({ soldier, place, told }) => (
        <g key={soldier}>
          <g transform={`translate(${plan.wallX(place)} ${plan.pairs - plan.size * 1.25})`}>
            <SwordsShape />
          </g>
          <StandeeShape
            creature={told.attacker}
            height={plan.size}
            x={plan.wallX(place)}
            y={plan.pairs}
            tight={plan.tight}
          />
          {told.attackerFalls && (
            <Skulls x={plan.wallX(place) + plan.size * 0.4} y={plan.pairs - plan.size} />
          )}
          {told.defenderFalls && <Skulls x={plan.wallX(place) + plan.size * 0.4} y={plan.walk - plan.size} />}
        </g>
      ))}
      {state.army.map(
        (soldier, index) =>
          !isSent(state, index) && (
            <StandeeShape
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the army is what it is
              key={index}
              creature={soldier.creature}
              height={plan.armySize}
              x={plan.armyX(index)}
              y={plan.army}
              tight={plan.armyTight}
              asleep={!isReady(state, soldier)}
            />
          ),
      )}
      <Life life={lifeLeft(state)} />
      {children}
    </svg>
  )
}

const Skulls = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <SkullShape />
  </g>
)

/** The candle and its number, in the upper left corner. */
const Life = ({ life }: { life: number }) => (
  <g transform="translate(40 76)">
    <CandleShape life={life} width={18} height={30} bare />
    <text x={28} y={-8} fontFamily="var(--face-title)" fontSize={30} fill="var(--ink)">
      {life}
    </text>
  </g>
)
