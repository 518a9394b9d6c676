import { isTreasure } from '../../../../engine/fortress/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { TreasureIcon } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { useShownState } from '../now/at-table.ts'
import styles from './Treasure.module.css'

/** The treasure that lies before one, and what it does; or where it still is. */
export function Treasure() {
  const { cards, table } = useMessages()
  const { treasure, hand, deck } = useShownState()
  const waiting = [...hand, ...deck].find(isTreasure)
  const id = treasure ?? waiting
  if (!id) return null
  return (
    <section className={styles['treasure']} aria-label={table.treasure}>
      <Heading>{table.treasure}</Heading>
      <div className={styles['it']} data-waits={treasure === null || undefined}>
        <TreasureIcon id={id} size={62} />
        <div>
          <b>{cards.treasures[id]}</b>
          <p>
            {treasure
              ? cards.treasureDoes[id]
              : hand.includes(id)
                ? table.treasureInHand
                : table.treasureWaits}
          </p>
        </div>
      </div>
    </section>
  )
}
