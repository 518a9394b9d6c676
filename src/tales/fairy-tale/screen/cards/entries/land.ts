import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { expansionsOf } from '../../../words/look-up.ts'
import type { Entry, Picture } from '../card.ts'
import { LAND_RULES } from '../rule-refs.ts'
import { type EntryInput, entry } from './entry.ts'

const symbol = (id: 'torch' | 'river'): Picture => ({
  kind: 'symbol',
  printed: { symbol: id, number: 0, spent: false },
})

/** Things of the expansions on a tile: fire, water, a curse, soldiers, villagers. */
export function landEntries(telling: EntryInput, at: Place): Entry[] {
  const { extras }: State = telling.state
  if (!extras) return []
  const { cards, names } = expansionsOf(telling.m)
  const closure = extras.closed[at]
  const curse = extras.curses[at]
  const soldiers = extras.soldiers[at] ?? 0
  const villagers = extras.villagers[at] ?? 0
  const parts: Parameters<typeof entry>[1][] = []
  if (closure) {
    const { name, does, soonest } = closure.by === 'fire' ? cards.fire : cards.flood
    parts.push({
      key: closure.by,
      picture: symbol(closure.by === 'fire' ? 'torch' : 'river'),
      name: name(closure.left),
      text: does,
      notes: closure.left === 1 ? [soonest] : [],
      rule: LAND_RULES[closure.by],
    })
  }
  if (curse) {
    parts.push({
      key: curse,
      picture: { kind: 'gem', gem: 'forest' },
      name: cards.curse(names.curses[curse]),
      text: cards.curses[curse],
      notes: [cards.curseHolds],
      rule: LAND_RULES.curse,
    })
  }
  if (soldiers > 0) {
    const { name, does } = cards.soldiers
    parts.push({
      key: 'soldiers',
      picture: { kind: 'deed', deed: 'march' },
      name: name(soldiers),
      text: does,
      rule: LAND_RULES.soldiers,
    })
  }
  if (villagers > 0) {
    const { name, does } = cards.villagers
    parts.push({
      key: 'villagers',
      picture: { kind: 'deed', deed: 'lead' },
      name: name(villagers),
      text: does,
      rule: LAND_RULES.villagers,
    })
  }
  return parts.map((part) => entry(telling, part))
}
