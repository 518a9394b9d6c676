import { isTreasure } from '../../../../engine/fortress/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { TreasureIcon } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { useDisplayedState } from '../state/table-state.ts'
import styles from './Treasure.module.css'

/** The treasure in play with its effect, or its present location. */
export function Treasure() {
  const { cards, table } = useMessages()
  const { treasure, hand, deck } = useDisplayedState()
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
