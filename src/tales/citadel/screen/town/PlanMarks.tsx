import type { Action, Plot } from '../../../../engine/citadel/index.ts'
import { n1 } from '../../../../ui/art/svg.ts'
import { spotOn, wedgeAt, wedgeOf } from '../../art/town/index.ts'
import { plotOf } from '../../intent/wish.ts'

/** The plots that a plan is about, in its order: a blue rim round each, and which step it is. */
export const PlanMarks = ({ plan }: { plan: readonly Action[] }) => (
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

/** Which steps of a plan, counted from 1, are about each plot; steps that are about none count with the others. */
function stepsOf(plan: readonly Action[]): { plot: Plot; steps: number[] }[] {
  const steps = new Map<Plot, number[]>()
  for (const [index, action] of plan.entries()) {
    const plot = plotOf(action)
    if (plot !== null) steps.set(plot, [...(steps.get(plot) ?? []), index + 1])
  }
  return [...steps].map(([plot, at]) => ({ plot, steps: at }))
}
