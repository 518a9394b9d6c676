import { Fragment } from 'react'
import { type BuildingId, costsOf, SYMBOL_IDS } from '../../../../engine/fairy-tale/index.ts'
import { SymbolIcon } from '../../art/index.ts'
import { useGame } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import styles from './rules.module.css'

/** The costs of a special tile, the first copy of its kind first. Null in a game without costs. */
export function Costs({ building }: { building: BuildingId }) {
  const { common, rules } = useAllWords()
  const charged = useGame(({ session }) => session?.config.boxes.resources ?? true)
  const costs = costsOf(building)
  if (!charged || costs.length === 0) return null
  return (
    <p className={styles.costs}>
      {rules.costs}
      {costs.map((cost, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the costs of the first, the second, the third never change places
        <Fragment key={index}>
          {index > 0 && <span>{rules.nextCosts}</span>}
          {SYMBOL_IDS.flatMap((symbol) => {
            const count = cost[symbol]
            return count === undefined ? [] : [{ symbol, count }]
          }).map(({ symbol, count }) => (
            <span key={symbol} role="img" aria-label={rules.icons(count, common.tiles.symbols[symbol])}>
              {count} <SymbolIcon symbol={symbol} size={22} />
            </span>
          ))}
        </Fragment>
      ))}
    </p>
  )
}
