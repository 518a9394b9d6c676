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
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { Spot } from '../field/Spot.tsx'
import { SpotRow } from '../field/SpotRow.tsx'
import { spentOf } from '../field/spent.ts'
import { useShownState } from '../now/at-table.ts'
import styles from './Lands.module.css'

/** So little life left that the price of a land is told in red. */
const LITTLE = 3

/** The lands in play, grouped by kind, spent ones turned down; and what the next one costs. */
export function Lands({ size }: { size: number }) {
  const { table } = useMessages()
  const state = useShownState()
  const kinds = KINDS.filter((kind) => state.lands[kind] > 0)
  return (
    <section className={styles['lands']} aria-label={table.rows.lands}>
      <h2 className={styles['heading']}>{table.landsLeft(landsLeft(state), landsInPlay(state))}</h2>
      <div className={styles['tiles']}>
        {landsInPlay(state) === 0 && <p className={styles['none']}>{table.noLands}</p>}
        <SpotRow row="lands" count={kinds.length}>
          {kinds.map((kind, index) => (
            <OfKind key={kind} kind={kind} state={state} size={size} index={index} />
          ))}
        </SpotRow>
        {hasKey(state) && <TreasureIcon id="golden-key" size={size} />}
      </div>
      <Price state={state} />
    </section>
  )
}

interface OfKindProps {
  kind: Kind
  state: State
  size: number
  /** Which of the kinds that lie there it is. */
  index: number
}

/** All lands of a kind: to be looked at, for nothing is done with them but what a card costs. */
function OfKind({ kind, state, size, index }: OfKindProps) {
  const table = useTable()
  const { cards, table: words } = useMessages()
  const all = state.lands[kind]
  const spent = spentOf(state, kind)
  const aim = { kind: 'lands', card: kind } as const
  return (
    <Spot
      index={index}
      name={`${cards.landsOf[kind](all)}; ${words.unspent(all - spent)}`}
      aim={aim}
      className={styles['kind']}
      onDo={() => table.aim.getState().hold(aim)}
    >
      {Array.from({ length: all }, (_, copy) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lands of a kind are alike but for their trees
        <span key={copy}>
          <Land kind={kind} size={size} copy={copy} spent={copy < spent} />
        </span>
      ))}
    </Spot>
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
