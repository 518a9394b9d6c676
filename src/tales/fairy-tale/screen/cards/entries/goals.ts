import { entranceOf, FACE_OF, progressOf } from '../../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../../engine/kernel/index.ts'
import { otherGoalOf, progressWords } from '../../../words/goal-words.ts'
import { placeName } from '../../forest/names.ts'
import { gemsOf, thirdsOf } from '../../market/pile-thirds.ts'
import type { Entry } from '../card.ts'
import { RULES } from '../rule-refs.ts'
import { type EntryInput, entry } from './entry.ts'

/** The Oak's hearts, and the number left. */
export const heartsEntry = (telling: EntryInput): Entry =>
  entry(telling, {
    key: 'hearts',
    picture: { kind: 'heart' },
    ...wordsOf(telling.m.cards.hearts),
    notes: [`${telling.m.table.hearts(telling.state.hearts)}.`],
    rule: RULES.hearts,
  })

export function diamondsEntry(telling: EntryInput): Entry {
  const { m, state } = telling
  const gems = gemsOf(state)
  const count = (gem: (typeof gems)[number]) => gems.filter((other) => other === gem).length
  return entry(telling, {
    key: 'diamonds',
    picture: { kind: 'gem', gem: 'forest' },
    ...wordsOf(m.cards.diamonds),
    notes: [m.table.diamondStates(count('destroyed'), count('forest'), count('drawn'), count('hidden'))],
    rule: RULES.diamonds,
  })
}

/** The goal that replaces the diamonds, and the progress toward it [R 68]. */
export function goalEntry(telling: EntryInput): Entry[] {
  const { m, state } = telling
  const goal = otherGoalOf(state.rules)
  const progress = progressOf(state)
  if (!goal || !progress) return []
  return [
    entry(telling, {
      key: 'goal',
      picture: { kind: 'goal', progress },
      ...wordsOf(m.cards.goals[goal]),
      notes: [`${progressWords(m.table, state)}.`],
      rule: RULES.goal,
    }),
  ]
}

/** The die, by the purpose of its roll. */
export const dieEntry = (telling: EntryInput, rolledFor: 'new-monsters' | 'movement'): Entry =>
  entry(telling, {
    key: 'die',
    picture: { kind: 'die', face: 6 },
    name: telling.m.cards.die.name,
    text: telling.m.cards.die[rolledFor],
    rule: RULES[rolledFor],
  })

/** A side of the forest: the effect of its die face, and its entrance [R 9]. */
export function sideEntry(telling: EntryInput, side: Direction): Entry {
  const { m, state } = telling
  const entrance = entranceOf(state, side)
  return entry(telling, {
    key: side,
    picture: { kind: 'die', face: FACE_OF[side] },
    name: m.board.sides[side],
    text: m.cards.side(FACE_OF[side]),
    notes: entrance ? [m.cards.entrance(placeName(m, entrance.at))] : [],
    rule: RULES.side,
  })
}

/** A third of the draw pile: its tiles left, and the place of its diamond. */
export function thirdEntry(telling: EntryInput, index: number): Entry[] {
  const { m, state } = telling
  const third = thirdsOf(state)[index]
  if (!third) return []
  return [
    entry(telling, {
      key: 'pile',
      picture: { kind: 'gem', gem: third.gem },
      ...wordsOf(m.cards.pile),
      notes: [m.table.third(index + 1, third.size, third.gem)],
      rule: RULES.pile,
    }),
  ]
}

const wordsOf = ({ name, does }: { name: string; does: string }) => ({ name, text: does })
