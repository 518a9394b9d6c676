import { problemAt, wordProblems } from '../../kernel/notation/problem.ts'
import { type Sections, textSections } from '../../kernel/notation/text-sections.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { splitWords, wholeNumber } from '../../kernel/text.ts'
import { type OfKinds, ofNoKind } from '../cards.ts'
import { type Config, type Muster, standardRules } from '../config.ts'
import { type MusterRefusal, readAgainst, readDeck, refuseMuster } from '../muster-rules.ts'
import { MOST_DEFENDERS } from '../state.ts'
import { cardsText } from './cards.ts'
import { FORM, RULES, strangerIn } from './form.ts'
import { landsText, readLands } from './number-lists.ts'
import type { Fault, Problem, ProblemCode } from './problem.ts'

/** All lines of a new siege, in writing order. */
const KEYS = ['rules', 'muster', 'treasure', 'lands', 'defenders', 'fortress'] as const

type Key = (typeof KEYS)[number]

/** A new siege without the player's name: the content of its text, and of saved decks. */
export type SiegeText = Omit<Config, 'player'>

/** A problem of a new siege's text: wrong form, or a refused deck. */
export type MusterFault = Problem | { readonly code: MusterRefusal }

type Lines = Sections<Key>['lines']

/** Limit of copies in one word. Exceeds any legal deck, so that the deck check reports the problem. */
const MOST_COPIES = 99

/**
 * Reads a new siege: `muster goose-maid*3 ...; treasure siege-ram; lands 0 12 0; defenders 5`. The opponent is a number of defenders or a
 * fortress of the road. A missing line means none of its thing.
 */
export function parseMuster(text: string): Result<SiegeText, MusterFault> {
  const sorted = textSections<Key, Fault, Problem>(text, {
    ...FORM,
    keys: KEYS,
    problems: wordProblems<ProblemCode>(),
  })
  if (!sorted.ok) return sorted
  const { rows, lines } = sorted.value
  const stranger = strangerIn(rows)
  if (stranger) return err(stranger)
  const rules = readLine(lines, 'rules', RULES.read, 'wrong-rules')
  if (rules && !rules.ok) return rules
  const lands = readLine(lines, 'lands', readLands, 'wrong-number')
  if (lands && !lands.ok) return lands
  const creatures = readLine(lines, 'muster', readNames, 'wrong-count')
  if (creatures && !creatures.ok) return creatures
  return siegeOf(lines, rules?.value ?? standardRules(), creatures?.value ?? [], lands?.value ?? ofNoKind())
}

function siegeOf(
  lines: Lines,
  rules: Config['rules'],
  creatures: string[],
  lands: OfKinds,
): Result<SiegeText, MusterFault> {
  const draft = { creatures, treasure: textOf(lines, 'treasure') ?? null, lands }
  const wished = againstOf(lines)
  const refusal = refuseMuster(draft, wished)
  if (refusal) return err({ code: refusal })
  const muster = readDeck(draft)
  const against = readAgainst(wished)
  return muster && against ? ok({ muster, against, rules }) : err({ code: 'defender-count' })
}

const textOf = (lines: Lines, key: Key): string | undefined => lines.get(key)?.[0]?.text

/** Returns the opponent. Defenders and fortress together, or neither of them, give 0 defenders, which is refused later. */
function againstOf(lines: Lines) {
  const [defenders, fortress] = [textOf(lines, 'defenders'), textOf(lines, 'fortress')]
  if (fortress !== undefined && defenders === undefined) return { fortress }
  return { defenders: (fortress === undefined && wholeNumber(defenders ?? '', 1, MOST_DEFENDERS)) || 0 }
}

/** Returns the value of a line or its problem; undefined if it is missing. `read` returns null for a text that it cannot read. */
function readLine<Value>(
  lines: Lines,
  key: Key,
  read: (text: string) => Value | null,
  code: ProblemCode,
): Result<Value, Problem> | undefined {
  const [line] = lines.get(key) ?? []
  if (!line) return undefined
  const value = read(line.text)
  return value === null ? err(problemAt(code, line.text, line.number)) : ok(value)
}

/** Reads the card names of a deck, repeated by their counts. Does not check that the cards exist. */
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

/** Writes a deck without its opponent, the form of saved decks. */
const deckLines = ({ creatures, treasure, lands }: Muster): string[] => [
  `muster ${cardsText(creatures)}`,
  `treasure ${treasure}`,
  `lands ${landsText(lands)}`,
]

/** Writes a new siege in one line, which `parseMuster` reads back. */
export function writeMuster({ muster, against, rules }: SiegeText): string {
  const house = RULES.write(rules)
  const whom = 'fortress' in against ? `fortress ${against.fortress}` : `defenders ${against.defenders}`
  return [...(house ? [`rules ${house}`] : []), ...deckLines(muster), whom].join('; ')
}
