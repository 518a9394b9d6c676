import { iconsIn, isResource, type State, SYMBOL_IDS } from '../../../../engine/fairy-tale/index.ts'
import { SymbolIcon } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { useLanded } from '../state/table-state.ts'
import { about } from '../subject.ts'
import styles from './Resources.module.css'

const RESOURCES = SYMBOL_IDS.filter(isResource)

/** The number of each resource in the forest, with icons of `size` pixels. Null without the box of resources. */
export function Resources({ state, size }: { state: State; size: number }) {
  const { table } = useMessages()
  if (!state.boxes.resources) return null
  const icons = iconsIn(state)
  return (
    <ul className={styles['resources']} aria-label={table.price.inForest}>
      {RESOURCES.map((symbol) => (
        <Resource key={symbol} symbol={symbol} count={icons.get(symbol) ?? 0} size={size} />
      ))}
    </ul>
  )
}

interface ResourceProps {
  symbol: (typeof RESOURCES)[number]
  count: number
  size: number
}

function Resource({ symbol, count, size }: ResourceProps) {
  const { common, table } = useMessages()
  return (
    <li className={styles['resource']} data-resource={symbol} {...about({ kind: 'symbol', symbol })}>
      <SymbolIcon symbol={symbol} size={size} />
      <span aria-hidden="true">{useLanded(count)}</span>
      <span className="unseen">{table.price.counted(common.tiles.symbols[symbol], count)}</span>
    </li>
  )
}
