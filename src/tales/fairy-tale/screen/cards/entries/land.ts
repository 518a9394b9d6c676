import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { Entry, Picture } from '../card.ts'
import { LAND_RULES } from '../rule-refs.ts'
import { entry, type Telling } from './entry.ts'

const symbol = (id: 'torch' | 'river'): Picture => ({
  kind: 'symbol',
  printed: { symbol: id, number: 0, spent: false },
})

/** What the expansions have on a tile: fire, water, a curse, soldiers, villagers. */
export function landEntries(telling: Telling, at: Place): Entry[] {
  const { extras }: State = telling.state
  if (!extras) return []
  const { land } = telling.m.cards
  const closure = extras.closed[at]
  const curse = extras.curses[at]
  const soldiers = extras.soldiers[at] ?? 0
  const villagers = extras.villagers[at] ?? 0
  const parts: Parameters<typeof entry>[1][] = []
  if (closure) {
    const { name, does, soonest } = land[closure.by]
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
      name: land.curseName(curse),
      text: land.curseDoes(curse),
      notes: [land.curseHolds],
      rule: LAND_RULES.curse,
    })
  }
  if (soldiers > 0) {
    const { name, does } = land.soldiers
    parts.push({
      key: 'soldiers',
      picture: { kind: 'deed', deed: 'march' },
      name: name(soldiers),
      text: does,
      rule: LAND_RULES.soldiers,
    })
  }
  if (villagers > 0) {
    const { name, does } = land.villagers
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
