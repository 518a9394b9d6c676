import { iconsIn, isResource, type State, SYMBOL_IDS } from '../../../../engine/fairy-tale/index.ts'
import { SymbolIcon } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { about } from '../subject.ts'
import styles from './Resources.module.css'

const RESOURCES = SYMBOL_IDS.filter(isResource)

/** How much of each resource lies in the forest, by signs of so many pixels; nothing without the box of resources. */
export function Resources({ state, size }: { state: State; size: number }) {
  const { common, table } = useMessages()
  if (!state.boxes.resources) return null
  const icons = iconsIn(state)
  return (
    <ul className={styles['resources']} aria-label={table.price.inForest}>
      {RESOURCES.map((symbol) => {
        const count = icons.get(symbol) ?? 0
        return (
          <li
            key={symbol}
            className={styles['resource']}
            data-resource={symbol}
            {...about({ kind: 'symbol', symbol })}
          >
            <SymbolIcon symbol={symbol} size={size} />
            <span aria-hidden="true">{count}</span>
            <span className="unseen">{table.price.counted(common.tiles.symbols[symbol], count)}</span>
          </li>
        )
      })}
    </ul>
  )
}
