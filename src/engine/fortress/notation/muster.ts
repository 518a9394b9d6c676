import type { Sections } from '../../kernel/notation/sections.ts'
import { quote, splitWords, wholeNumber } from '../../kernel/text.ts'
import { type OfKinds, ofNoKind } from '../cards.ts'
import { type Config, type Muster, standardRules } from '../config.ts'
import { type MusterRefusal, readAgainst, readDeck, refuseMuster } from '../muster.ts'
import { MOST_DEFENDERS } from '../state.ts'
import { cardsText } from './cards.ts'
import { landsText, readLands } from './numbers.ts'
import type { Problem } from './problem.ts'
import { readRules, rulesText } from './rules.ts'
import { linesOf } from './sections.ts'

/** Every line of a new siege, in the order in which they are written. */
const KEYS = ['rules', 'muster', 'treasure', 'lands', 'defenders', 'fortress'] as const

type Key = (typeof KEYS)[number]

/** A new siege without who plays it: what is written of it, and kept of saved decks. */
export type SiegeText = Omit<Config, 'player'>

/** A new siege; or what keeps a text from being one: how it is written, or the deck itself. */
export type ParsedMuster =
  | { ok: true; siege: SiegeText }
  | { ok: false; problem: Problem }
  | { ok: false; refusal: MusterRefusal }

type Lines = Sections<Key>['lines']

/** The most copies that a word may say: more than any deck has, so that what is wrong is the deck. */
const MOST_COPIES = 99

/**
 * Reads a new siege: `muster goose-maid*3 ...; treasure siege-ram; lands 0 12 0; defenders 5`. Against so many
 * defenders or a fortress of the road; a line that is missing says that there is none of it.
 */
export function parseMuster(text: string): ParsedMuster {
  const sorted = linesOf(text, KEYS)
  if (!sorted.ok) return { ok: false, problem: sorted.error }
  const { value: lines } = sorted
  const rules = readLine(lines, 'rules', readRules)
  if (rules === null) return faulty(lines, 'rules', 'wrong-rules')
  const lands = readLine(lines, 'lands', readLands)
  if (lands === null) return faulty(lines, 'lands', 'wrong-number')
  const creatures = readLine(lines, 'muster', readNames)
  if (creatures === null) return faulty(lines, 'muster', 'wrong-count')
  return siegeOf(lines, rules ?? standardRules(), creatures ?? [], lands ?? ofNoKind())
}

function siegeOf(lines: Lines, rules: Config['rules'], creatures: string[], lands: OfKinds): ParsedMuster {
  const draft = { creatures, treasure: lines.get('treasure')?.text ?? null, lands }
  const wished = againstOf(lines)
  const refusal = refuseMuster(draft, wished)
  if (refusal) return { ok: false, refusal }
  const muster = readDeck(draft)
  const against = readAgainst(wished)
  return muster && against
    ? { ok: true, siege: { muster, against, rules } }
    : { ok: false, refusal: 'defender-count' }
}

/** Both at once is no fortress, and neither is none. */
function againstOf(lines: Lines) {
  const [defenders, fortress] = [lines.get('defenders')?.text, lines.get('fortress')?.text]
  if (fortress !== undefined && defenders === undefined) return { fortress }
  return { defenders: (fortress === undefined && wholeNumber(defenders ?? '', 1, MOST_DEFENDERS)) || 0 }
}

/** What a line says; undefined where it is missing, null where it says nothing that can be read. */
function readLine<Value>(lines: Lines, key: Key, read: (text: string) => Value | null) {
  const line = lines.get(key)
  return line && read(line.text)
}

function faulty(lines: Lines, key: Key, code: Problem['code']): ParsedMuster {
  const line = lines.get(key)
  return { ok: false, problem: { code, word: quote(line?.text ?? ''), line: line?.number ?? 0 } }
}

/** The words of a deck, each as often as it says; whether there are such cards is not asked yet. */
function readNames(text: string): string[] | null {
  const names: string[] = []
  for (const word of splitWords(text)) {
    const [name = '', count = '1', ...more] = word.split('*')
    const copies = more.length === 0 ? wholeNumber(count, 1, MOST_COPIES) : null
    if (copies === null) return null
    names.push(...Array.from({ length: copies }, () => name))
  }
  return names
}

/** A deck in writing, without against whom: the form in which decks are saved. */
const deckLines = ({ creatures, treasure, lands }: Muster): string[] => [
  `muster ${cardsText(creatures)}`,
  `treasure ${treasure}`,
  `lands ${landsText(lands)}`,
]

/** A new siege in writing, in one line; `parseMuster` reads it back. */
export function writeMuster({ muster, against, rules }: SiegeText): string {
  const house = rulesText(rules)
  const whom = 'fortress' in against ? `fortress ${against.fortress}` : `defenders ${against.defenders}`
  return [...(house ? [`rules ${house}`] : []), ...deckLines(muster), whom].join('; ')
}
