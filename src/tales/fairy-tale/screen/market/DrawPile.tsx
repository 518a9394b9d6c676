import type { State } from '../../../../engine/fairy-tale/index.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { PileStack } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { about } from '../subject.ts'
import styles from './DrawPile.module.css'
import { thirdsOf } from './pile-thirds.ts'

/**
 * The draw pile in thirds: the tiles left in each, and where diamonds may still hide. With `small`, pictures and numbers only.
 */
export function DrawPile({ state, small = false }: { state: State; small?: boolean }) {
  const { table } = useMessages()
  const thirds = thirdsOf(state)
  const hiding = thirds.filter(({ gem }) => gem === 'hidden').length
  const swept = state.pile.under.length
  return (
    <section aria-label={table.pile} className={classNames(styles['pile'], small && styles['small'])}>
      <ol className={styles['thirds']}>
        {thirds.map(({ size, gem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a third is known by its place in the pile
          <li key={index}>
            <InfoButton {...about({ kind: 'third', third: index })} className={styles['third']}>
              <PileStack count={size} gem={gem === 'forest' ? 'drawn' : gem} />
              <span className="unseen">{table.third(index + 1, size, gem)}</span>
            </InfoButton>
          </li>
        ))}
      </ol>
      {!small && <p className={styles['caption']}>{table.hiding(hiding)}</p>}
      {swept > 0 && <p className={styles['caption']}>{small ? `+ ${swept}` : table.swept(swept)}</p>}
    </section>
  )
}
