import type { ReactNode } from 'react'
import { type Blow, KINDS, type State } from '../../../../engine/fortress/index.ts'
import { Land, SmallCard, TreasureIcon } from '../../art/index.ts'
import { StillField } from './StillField.tsx'
import styles from './StillSiege.module.css'
import { spentOf } from './spent.ts'

interface StillSiegeProps {
  state: State
  fought?: Blow[]
  children?: ReactNode
}

/** A whole siege without controls: the field, and below it the lands, the treasure and the hand. */
export function StillSiege({ state, children, ...field }: StillSiegeProps) {
  const { lands, treasure, hand } = state
  const hasPaper = lands.wood + lands.gold + lands.magic + hand.length > 0 || treasure !== null
  return (
    <div className={styles.siege} aria-hidden="true">
      <div className={styles.field}>
        <StillField state={state} {...field}>
          {children}
        </StillField>
      </div>
      {hasPaper && (
        <div className={styles.strip}>
          {KINDS.flatMap((kind) =>
            Array.from({ length: lands[kind] }, (_, copy) => (
              <Land
                // biome-ignore lint/suspicious/noArrayIndexKey: lands of a kind are alike but for their trees
                key={`${kind} ${copy}`}
                kind={kind}
                size={30}
                copy={copy}
                spent={copy < spentOf(state, kind)}
              />
            )),
          )}
          {treasure && <TreasureIcon id={treasure} size={34} />}
          <span className={styles.hand}>
            {hand.map((card, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
              <SmallCard key={`${card} ${index}`} card={card} scale={0.55} />
            ))}
          </span>
        </div>
      )}
    </div>
  )
}
