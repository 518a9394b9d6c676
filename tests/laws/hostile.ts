import fc from 'fast-check'
import { mutated, mutatedData } from './mutated.ts'

/** Building blocks of stored games and links. */
const LETTERS = [...'{}[]",:-_0379 \n', 'null', 'type', '"actions":', '"format":2', '"game":"chess"']

/** Hostile names. */
const NAMES = [
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '\u202Egnorw',
  '\0',
  '\uD800',
  '👩‍👩‍👧‍👦'.repeat(20),
  "'; DROP TABLE tales; --",
]

/** Keys that objects inherit from their prototype. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

/** A number too large to allocate for, and depths that overflow the stack of a recursive reader. */
const LARGE = 10_000_000
const DEEP = [1_000, 100_000] as const

/** Damage to a whole text; `at` is a position in it from 0 to 1. */
type Harm = (text: string, at: number, nth: number) => string

const HARMS: readonly Harm[] = [
  // Broken off.
  (text, at) => text.slice(0, placeIn(text, at)),
  // One bit of a letter is another.
  (text, at, nth) => {
    const place = placeIn(text, at)
    const flipped = String.fromCharCode(text.charCodeAt(place) ^ (1 << (nth % 8)))
    return text.slice(0, place) + flipped + text.slice(place + 1)
  },
  // A part of it is something deep.
  (text, at, nth) => {
    const deep = DEEP[nth % DEEP.length] ?? 0
    return valueReplaced(text, at, '['.repeat(deep) + ']'.repeat(deep))
  },
  (text, at, nth) => valueReplaced(text, at, JSON.stringify(NAMES[nth % NAMES.length])),
  (text, at) => valueReplaced(text, at, '"dragon"'),
  // A key is added that objects inherit from their prototype.
  (text, at, nth) => {
    const brace = text.indexOf('{', placeIn(text, at))
    const key = PROTOTYPE_KEYS[nth % PROTOTYPE_KEYS.length]
    return `${text.slice(0, brace + 1)}"${key}":{"format":1},${text.slice(brace + 1)}`
  },
  // A part is repeated many times.
  (text, at, nth) => {
    const place = placeIn(text, at)
    return text.slice(0, place) + text.slice(place, place + 40).repeat(nth % 500) + text.slice(place)
  },
]

const placeIn = (text: string, at: number): number => Math.floor(at * text.length)

/** The first value behind a place, be it a text or a number, is another. */
function valueReplaced(text: string, at: number, other: string): string {
  const from = placeIn(text, at)
  return text.slice(0, from) + text.slice(from).replace(/(?<=[:,[])("[^"]*"|\d+)/, () => other)
}

const harmed = (good: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      good,
      fc.constantFrom(...HARMS),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      fc.nat(),
    )
    .map(([text, harm, at, nth]) => harm(text, at, nth))

/** Far longer than anything that is read. */
const large = (good: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(good, fc.constantFrom(' ', 'x', '[', '{"a":', '"'))
    .map(([text, filling]) => text + filling.repeat(LARGE / filling.length))

/** Malformed texts: typing errors, transmission errors and attacks. */
export const hostile = (good: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 30, arbitrary: mutated(good, LETTERS) },
    { weight: 60, arbitrary: harmed(good) },
    {
      weight: 30,
      arbitrary: mutatedData(good.map((text): unknown => JSON.parse(text))).map((data) =>
        JSON.stringify(data),
      ),
    },
    { weight: 5, arbitrary: fc.oneof(fc.string(), fc.json()) },
    { weight: 1, arbitrary: large(good) },
  )
