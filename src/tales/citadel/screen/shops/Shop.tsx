import {
  askedFor,
  BUILDING_IDS,
  type BuildingId,
  buildingOf,
  citadel,
  countOf,
  kindsIn,
  type Shop as ShopId,
} from '../../../../engine/citadel/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { Brick, BuildingCard } from '../../art/index.ts'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { about } from '../cards/subject.ts'
import { act } from '../state/act.ts'
import { useDisplayedView, useLiveView, useView } from '../state/table-state.ts'
import styles from './Shop.module.css'

/** A shop with its cards and their prices. A click buys a card. */
export function Shop({ shop }: { shop: ShopId }) {
  const { common, table } = useMessages()
  const { shops } = table
  const shown = useDisplayedView()
  const cards = kindsIn(shown[shop], BUILDING_IDS)
  return (
    <section className={styles['shop']} data-shop={shop} aria-label={common.shops[shop]}>
      <h2 className={styles['awning']}>{common.shops[shop]}</h2>
      <div className={styles['inside']}>
        {cards.length === 0 ? (
          <p className={styles['note']}>{shops.empty}</p>
        ) : (
          <ul className={styles['cards']}>
            {cards.map((card) => (
              <li key={card}>
                <Ware shop={shop} card={card} copies={countOf(shown[shop], card)} />
              </li>
            ))}
          </ul>
        )}
        <p className={styles['note']}>{shop === 'pawnshop' ? shops.gives : shops.givesMarket}</p>
      </div>
    </section>
  )
}

interface WareProps {
  shop: ShopId
  card: BuildingId
  copies: number
}

/** A card for sale. If it cannot be bought, a click says why. */
function Ware({ shop, card, copies }: WareProps) {
  const table = useTable()
  const { cards, refusals, table: words } = useMessages()
  const state = useLiveView()
  const { acts } = useView()
  const action = { type: 'buy', card, shop } as const
  const refusal = citadel.refuse(state, action)
  const price = askedFor(card, shop)
  const name = words.shops.buy(
    words.hand.card(cards.buildings[card], buildingOf(card).value, useCategory(card)),
    price,
  )
  const why = refusal ? refusals[refusal.code] : undefined
  return (
    <button
      ref={targetRef(`${shop}:${card}`)}
      type="button"
      className={styles['ware']}
      aria-label={name}
      aria-disabled={refusal !== null || !acts}
      aria-description={why}
      {...about({ kind: 'building', building: card })}
      onClick={() => act(table, action)}
    >
      <BuildingCard building={card} size={62} title="" />
      <span className={styles['price']}>
        {copies > 1 && <span>{words.shops.copies(copies)}</span>}
        <Brick size={18} />
        {price}
      </span>
    </button>
  )
}

const useCategory = (card: BuildingId): string => useMessages().common.categories[buildingOf(card).category]
