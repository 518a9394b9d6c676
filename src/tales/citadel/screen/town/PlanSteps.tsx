import type { Action, Plot } from '../../../../engine/citadel/index.ts'
import { n1 } from '../../../../ui/art/svg.ts'
import { spotOn, wedgeAt, wedgeOf } from '../../art/town/index.ts'
import { plotOf } from '../../intent/wish.ts'

/** Marks the plots of a plan with a blue rim and the numbers of their steps. */
export const PlanSteps = ({ plan }: { plan: readonly Action[] }) => (
  <g data-plan="">
    {stepsOf(plan).map(({ plot, steps }) => {
      const [x, y] = spotOn(plot, wedgeAt(plot).inner + 15)
      return (
        <g key={plot}>
          <path
            d={wedgeOf(plot, 1.5).path}
            fill="none"
            stroke="var(--legal)"
            strokeWidth={5}
            strokeLinejoin="round"
          />
          {steps.map((step, nth) => (
            <g key={step} transform={`translate(${n1(x + (nth - (steps.length - 1) / 2) * 21)} ${n1(y)})`}>
              <circle r={11} fill="var(--plank-blue)" stroke="var(--halo)" strokeWidth={2.4} />
              <text
                y={5.6}
                fontSize={16}
                textAnchor="middle"
                fill="var(--on-plank-blue)"
                style={{ fontFamily: 'var(--face-label)' }}
              >
                {step}
              </text>
            </g>
          ))}
        </g>
      )
    })}
  </g>
)

/** Returns the plots of a plan with the numbers of their steps, from 1. Steps without a plot count too. */
function stepsOf(plan: readonly Action[]): { plot: Plot; steps: number[] }[] {
  const steps = new Map<Plot, number[]>()
  for (const [index, action] of plan.entries()) {
    const plot = plotOf(action)
    if (plot !== null) steps.set(plot, [...(steps.get(plot) ?? []), index + 1])
  }
  return [...steps].map(([plot, at]) => ({ plot, steps: at }))
}
