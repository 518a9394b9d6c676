import {
  hasKey,
  KINDS,
  type Kind,
  landPrice,
  landsInPlay,
  landsLeft,
  type State,
} from '../../../../engine/fortress/index.ts'
import { Land, TreasureIcon } from '../../art/index.ts'
import { useMessages } from '../../words/useMessages.ts'
import { spentOf } from '../field/spent.ts'
import { useShownState } from '../now/at-table.ts'
import styles from './Lands.module.css'

/** So little life left that the price of a land is told in red. */
const LITTLE = 3

/** The lands in play, grouped by kind, spent ones turned down; and what the next one costs. */
export function Lands({ size }: { size: number }) {
  const { table } = useMessages()
  const state = useShownState()
  return (
    <section className={styles['lands']} aria-label={table.rows.lands}>
      <h2 className={styles['heading']}>{table.landsLeft(landsLeft(state), landsInPlay(state))}</h2>
      <div className={styles['tiles']}>
        {landsInPlay(state) === 0 && <p className={styles['none']}>{table.noLands}</p>}
        {KINDS.map((kind) => (
          <OfKind key={kind} kind={kind} state={state} size={size} />
        ))}
        {hasKey(state) && <TreasureIcon id="golden-key" size={size} />}
      </div>
      <Price state={state} />
    </section>
  )
}

function OfKind({ kind, state, size }: { kind: Kind; state: State; size: number }) {
  const { muster } = useMessages()
  const count = state.lands[kind]
  if (count === 0) return null
  const spent = spentOf(state, kind)
  return (
    <ul className={styles['kind']} aria-label={muster.landsOf[kind](count)}>
      {Array.from({ length: count }, (_, copy) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lands of a kind are alike but for their trees
        <li key={copy}>
          <Land kind={kind} size={size} copy={copy} spent={copy < spent} />
        </li>
      ))}
    </ul>
  )
}

function Price({ state }: { state: State }) {
  const { table } = useMessages()
  const price = landPrice(state)
  const isRed = price > 0 && state.life - price <= LITTLE
  return (
    <p className={styles['price']} data-red={isRed || undefined}>
      {hasKey(state) ? table.landKey : price > 0 ? table.landCosts : table.landFree}
    </p>
  )
}
