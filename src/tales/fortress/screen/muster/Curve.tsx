import { creatureFace, KINDS } from '../../../../engine/fortress/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { blockMarkup, KindIcon } from '../../art/index.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import styles from './muster.module.css'
import { creaturesOf } from './wish.ts'

const COSTS = [1, 2, 3, 4, 5, 6, 7]

/** The cost curve: a block for each creature, stacked by its price. */
export function Curve({ wish }: { wish: Wish }) {
  const { common, muster } = useMusterWords()
  const creatures = creaturesOf(wish)
  const at = (cost: number) => creatures.filter((one) => creatureFace(one).cost === cost)
  const highest = Math.max(6, ...COSTS.map((cost) => at(cost).length))
  const step = 96 / highest
  const said = common.list(
    COSTS.flatMap((cost) => (at(cost).length > 0 ? [muster.atCost(cost, at(cost).length)] : [])),
  )
  return (
    <section aria-label={muster.costs}>
      <Heading>{muster.costs}</Heading>
      <p className={styles.kinds} aria-hidden="true">
        {KINDS.map((kind) => {
          const count = creatures.filter((one) => creatureFace(one).kind === kind).length
          return (
            count > 0 && (
              <span key={kind}>
                <KindIcon kind={kind} size={24} /> {count}
              </span>
            )
          )
        })}
      </p>
      <svg
        className={styles.curve}
        viewBox="0 0 272 126"
        role="img"
        aria-label={muster.curve(said)}
        overflow="visible"
      >
        <path d="M0 101H268" stroke="var(--ink)" strokeWidth={2.2} />
        {COSTS.map((cost) => (
          <g key={cost} transform={`translate(${20 + (cost - 1) * 37} 0)`}>
            {at(cost).map((creature, index) => (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
                key={`${creature} ${index}`}
                transform={`translate(-14 ${100 - index * step})`}
              >
                <Markup svg={blockMarkup(creatureFace(creature).kind, 29, Math.min(16, step - 1))} />
              </g>
            ))}
            <text y={121} fontFamily="var(--face-label)" fontSize={18} textAnchor="middle" fill="var(--ink)">
              {cost}
            </text>
          </g>
        ))}
      </svg>
    </section>
  )
}
