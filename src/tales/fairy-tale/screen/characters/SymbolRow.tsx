import type { SymbolView } from '../../../../engine/fairy-tale/index.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { SymbolIcon } from '../../art/index.ts'
import { symbolTitle, wordsFor } from '../../words/look-up.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './characters.module.css'
import { useWieldButton } from './useWieldButton.ts'

/** Returns the name and the button props of a symbol. */
export function useSymbolButton({ symbol, effect, refusal }: SymbolView) {
  const m = useMessages()
  const means = wordsFor(m, m.table.symbol.means, ({ table }) => table.means, effect)
  return {
    name: symbolTitle(m, symbol),
    ...useWieldButton({ wish: { kind: 'symbol', symbol, effect }, means, refusal }),
  }
}

/** The row of a symbol at the character on turn, with its price. A click shows its targets on the board. */
export function SymbolRow({ usable }: { usable: SymbolView }) {
  const { price } = useMessages().table.symbol
  const { wielded, name, button } = useSymbolButton(usable)
  return (
    <li>
      <button
        {...button}
        className={classNames(styles['row'], styles['powerRow'], wielded && styles['active'])}
      >
        <span className={styles['label']}>{name}</span>{' '}
        <span className={styles['pips']}>
          <SymbolIcon symbol={usable.symbol} size={28} />
        </span>
        <span className={styles['left']}>{usable.instead ? price[usable.instead] : price.free}</span>
      </button>
    </li>
  )
}
