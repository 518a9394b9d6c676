import {
  hasKey,
  KINDS,
  type LandKind,
  landPrice,
  landsInPlay,
  landsLeft,
  type State,
} from '../../../../engine/fortress/index.ts'
import { Land, TreasureIcon } from '../../art/index.ts'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { RowItem } from '../field/RowItem.tsx'
import { SpotRow } from '../field/SpotRow.tsx'
import { spentOf } from '../field/spent.ts'
import { useDisplayedState } from '../state/table-state.ts'
import styles from './Lands.module.css'

/** At this remaining life or less the price of a land is red. */
const LITTLE = 3

/** The lands in play by kind, with spent ones turned down, and the price of the next one. */
export function Lands({ size }: { size: number }) {
  const { table } = useMessages()
  const state = useDisplayedState()
  const kinds = KINDS.filter((kind) => state.lands[kind] > 0)
  return (
    <section data-lands="" className={styles['lands']} aria-label={table.rows.lands}>
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
  kind: LandKind
  state: State
  size: number
  /** The index of the kind among those in play. */
  index: number
}

/** All lands of a kind. For inspection only; casting spends them automatically. */
function OfKind({ kind, state, size, index }: OfKindProps) {
  const table = useTable()
  const { cards, table: words } = useMessages()
  const all = state.lands[kind]
  const spent = spentOf(state, kind)
  const aim = { kind: 'lands', card: kind } as const
  return (
    <RowItem
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
    </RowItem>
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
