import { useState } from 'react'
import { CREATURES, type CreatureId, creatureFace, KINDS } from '../../../../engine/fortress/index.ts'
import { Heading, OptionCard } from '../../../../ui/art/index.ts'
import { KindIcon, SmallCard } from '../../art/index.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import styles from './muster.module.css'
import { countOf, cycleCreature } from './wish.ts'

const FILTERS = ['all', ...KINDS, 'taken'] as const
const SORTS = ['order', 'cost', 'power', 'toughness'] as const

type Filter = (typeof FILTERS)[number]
type Sort = (typeof SORTS)[number]

/** Returns the creatures that match the filter, in the given order. */
export function filteredCreatures(wish: Wish, filter: Filter, sort: Sort): CreatureId[] {
  const shown = CREATURES.filter((one) => {
    if (filter === 'taken') return countOf(wish, one) > 0
    return filter === 'all' || creatureFace(one).kind === filter
  })
  return sort === 'order'
    ? shown
    : shown.toSorted((one, other) => creatureFace(one)[sort] - creatureFace(other)[sort])
}

/** All 24 creatures. Each click takes one more; after three it takes none. Dots show the number taken. */
export function AllCreatures({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }) {
  const { muster } = useMusterWords()
  const [filter, setFilter] = useState<Filter>('all')
  const [sort, setSort] = useState<Sort>('order')
  return (
    <section aria-label={muster.all}>
      <Heading>{muster.all}</Heading>
      <div className={styles.bar}>
        <div className={styles.filters} role="radiogroup" aria-label={muster.filter}>
          {FILTERS.map((one) => (
            <OptionCard
              key={one}
              type="radio"
              framed
              name="filter"
              className={styles.chip ?? ''}
              checked={one === filter}
              onChange={() => setFilter(one)}
            >
              {one !== 'all' && one !== 'taken' && <KindIcon kind={one} size={20} />}
              {muster.filters[one]}
            </OptionCard>
          ))}
        </div>
        <label className={styles.sort}>
          <span className="unseen">{muster.sort}</span>
          <select value={sort} onChange={({ target }) => setSort(sortOf(target.value))}>
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {muster.sorts[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul className={styles.all}>
        {filteredCreatures(wish, filter, sort).map((creature) => (
          <li key={creature}>
            <Creature creature={creature} wish={wish} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const sortOf = (value: string): Sort => SORTS.find((one) => one === value) ?? 'order'

interface CreatureProps {
  creature: CreatureId
  wish: Wish
  onChange(wish: Wish): void
}

function Creature({ creature, wish, onChange }: CreatureProps) {
  const { cards, muster } = useMusterWords()
  const count = countOf(wish, creature)
  const { power, toughness, cost, need, kind } = creatureFace(creature)
  const name = cards.creatures[creature]
  return (
    <button
      type="button"
      className={styles.creature}
      aria-label={muster.cardName(
        cards.spoken(name, power, toughness),
        cost,
        muster.need(need, cards.kinds[kind]),
        count,
      )}
      title={name}
      // Repeated clicks count, because the label contains the number.
      data-press="count"
      onClick={() => onChange(cycleCreature(wish, creature))}
    >
      <SmallCard card={creature} scale={0.8} chosen={count > 0} />
      <span className={styles.dots} aria-hidden="true">
        {[1, 2, 3].map((dot) => (
          <i key={dot} data-on={dot <= count || undefined} />
        ))}
      </span>
    </button>
  )
}
