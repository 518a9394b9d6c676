import { useMessages } from '../../words/messages.ts'
import { useDisplayedState } from '../state/table-state.ts'
import styles from './Sheets.module.css'

/** The prices of all actions at a glance. */
export function Prices() {
  const { prices } = useMessages().table
  const { rules } = useDisplayedState()
  const rows = [
    [prices.march, prices.marchNote, '1'],
    [prices.turn, prices.turnNote, String(rules.turnCost)],
    [prices.build, '', prices.onPlace('2', '3')],
    [prices.tear, '', prices.onPlace('2', '3')],
    ...(rules.ownForts === 'gain' ? [[prices.home, '', prices.onPlace('+2', '+3')]] : []),
  ]
  return (
    <dl className={styles['prices']} aria-label={prices.heading}>
      {rows.map(([name, note, price]) => (
        <div key={name} className={styles['price']}>
          <dt>{name}</dt>
          <dd>
            <span>{note}</span> <b>{price}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
