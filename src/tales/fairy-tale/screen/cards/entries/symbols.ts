import { type Printed, type SymbolId, strengthOf } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import { symbolCard } from '../../../words/card-texts.ts'
import { symbolTitle } from '../../../words/look-up.ts'
import { ownText } from '../../log/causes.ts'
import type { Entry } from '../card.ts'
import { SYMBOL_RULES } from '../rule-refs.ts'
import { type EntryInput, entry } from './entry.ts'

/** A symbol in general, independent of any tile. */
export const symbolEntry = (telling: EntryInput, symbol: SymbolId): Entry =>
  printedEntry(telling, { symbol, sides: [], number: 0, spent: false }, { count: 1, at: null })

/** The symbols of a tile: their effect and state. `at`: the tile's place, if in the forest. */
export function printedEntries(telling: EntryInput, symbols: readonly Printed[], at: Place | null): Entry[] {
  const first = symbols.filter(
    (printed, index) => symbols.findIndex((other) => isAlike(other, printed)) === index,
  )
  return first.map((printed) => {
    const count = symbols.filter((other) => isAlike(other, printed)).length
    return printedEntry(telling, printed, { count, at })
  })
}

const isAlike = (one: Printed, other: Printed): boolean => keyOf(one) === keyOf(other)

const keyOf = ({ symbol, sides, number, spent }: Printed): string =>
  [symbol, ...sides, number, spent].join(' ')

/** The entry of `count` equal symbols on one tile. */
function printedEntry(
  telling: EntryInput,
  printed: Printed,
  { count, at }: { count: number; at: Place | null },
): Entry {
  const { m } = telling
  const { cards, table } = m
  const { symbol, number, spent } = printed
  const name = symbolTitle(m, symbol)
  const one = number > 0 ? table.numbered(name, number) : name
  return entry(telling, {
    key: keyOf(printed),
    picture: { kind: 'symbol', printed: { symbol, number, spent } },
    name: count > 1 ? cards.several(one, count) : one,
    text: symbolCard(m, symbol),
    notes: [whereItStands(m, printed), spent ? spentText(m, symbol) : strength(telling, symbol, at)],
    rule: SYMBOL_RULES[symbol],
  })
}

/** The sides of a symbol: the road that it bars, or the order of directions. */
function whereItStands({ cards, common }: AllWords, { sides }: Printed): string {
  const [side, ...more] = sides.map((direction) => common.directions[direction])
  if (side === undefined) return ''
  return more.length > 0 ? cards.inOrder([side, ...more].join(', ')) : cards.onRoad(side)
}

const spentText = ({ cards, expansions }: AllWords, symbol: SymbolId): string =>
  ownText({ ...cards.broken, ...expansions?.cards.broken }, symbol) ?? cards.spent

/** The number of monsters that break it, if it is a number. */
function strength({ m, state }: EntryInput, symbol: SymbolId, at: Place | null): string {
  const needed = at === null ? null : strengthOf(state, symbol, at)
  return needed === null ? '' : m.cards.breaksBefore(needed)
}
