import type { Price } from '../../../../engine/fairy-tale/index.ts'
import { Icon } from '../../../../ui/art/index.ts'
import { SymbolIcon } from '../../art/index.ts'
import { symbolTitle } from '../../words/look-up.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './Cost.module.css'

/** The cost of a tile: each price with a check mark, or the number in the forest with a cross. */
export function Cost({ prices }: { prices: readonly Price[] }) {
  const m = useMessages()
  const { table } = m
  return (
    <ul className={styles['cost']} aria-label={table.price.label} data-cost="">
      {prices.map((price) => (
        <li key={price.symbol} className={styles['price']} data-met={isMet(price)}>
          <SymbolIcon symbol={price.symbol} size={20} />
          <span aria-hidden="true">{isMet(price) ? price.need : `${price.have}/${price.need}`}</span>
          <Icon name={isMet(price) ? 'tick' : 'cross'} size={14} />
          <span className="unseen">
            {table.price.icon(symbolTitle(m, price.symbol), price.need, price.have)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const isMet = ({ have, need }: Price): boolean => have >= need
