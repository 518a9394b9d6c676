import fc from 'fast-check'

/** Mutated texts of one kind. Each must be read whole, or refused with a reason and without an effect. */
export interface Inputs {
  name: string
  /** How many of them the tests read; `npm run fuzz` reads more. */
  runs: number
  texts: fc.Arbitrary<string>
  assertWhole(text: string): void
}

/** A typing error: characters are deleted, doubled, replaced or swapped, or the end is cut off. */
type Slip = (text: string, from: number, to: number, other: string) => string

/** A run of characters between blanks and punctuation. */
const WORD = /[^\s",:;{}[\]]+/g

const SLIPS: readonly Slip[] = [
  (text, from, to) => text.slice(0, from) + text.slice(to),
  (text, from, to) => text.slice(0, to) + text.slice(from),
  (text, from, _, other) => text.slice(0, from) + other + text.slice(from),
  (text, from, _, other) => text.slice(0, from) + other + text.slice(from + 1),
  (text, from, to) => text.slice(0, from) + [...text.slice(from, to)].reverse().join('') + text.slice(to),
  (text, from) => text.slice(0, from),
  (text, from, to) => exchanged(text, from, to),
  (text, from, to) => exchanged(text, from, text.length - to),
  (text, from) => {
    const word = wordAt(text, from)
    return text.slice(0, word.from) + wordAt(text, (7 * from) % text.length).text + text.slice(word.to)
  },
]

/** The two words at these places change them. */
function exchanged(text: string, one: number, other: number): string {
  const [first, second] = [wordAt(text, one), wordAt(text, other)].sort((a, b) => a.from - b.from)
  if (!first || !second || second.from < first.to) return text
  return (
    text.slice(0, first.from) +
    second.text +
    text.slice(first.to, second.from) +
    first.text +
    text.slice(second.to)
  )
}

/** Returns the first word that ends after `place`, or an empty one at the end of the text. */
function wordAt(text: string, place: number): { from: number; to: number; text: string } {
  const found = [...text.matchAll(WORD)].find(({ index, 0: word }) => index + word.length > place)
  const [word, from] = found ? [found[0], found.index] : ['', text.length]
  return { from, to: from + word.length, text: word }
}

/** How long a piece may be that one slip takes, so that most of a text stays as it was. */
const LONGEST_PIECE = 12

/** Malformed texts, made from good ones by one to three typing errors; `letters` are inserted beside random characters. */
export const mutated = (good: fc.Arbitrary<string>, letters: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(good, fc.array(slips(letters), { minLength: 1, maxLength: 3 })).map(([text, all]) =>
    all.reduce((now, { slip, at, length, other }) => {
      const from = Math.floor(at * now.length)
      return slip(now, from, Math.min(now.length, from + length), other)
    }, text),
  )

const slips = (letters: readonly string[]) =>
  fc.record({
    slip: fc.constantFrom(...SLIPS),
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    length: fc.integer({ min: 1, max: LONGEST_PIECE }),
    other: fc.oneof({ arbitrary: fc.constantFrom(...letters), weight: 4 }, fc.string({ maxLength: 3 })),
  })

/** A value that has another type, or another size, than one that was expected. */
const anythingElse = fc.constantFrom<unknown>(null, '', 'red', -1, 0, 1, 2, 1.5, 1e21, true, [], {}, [[]])

/** Malformed data: one value is replaced, removed, or gets an extra field. */
export const mutatedData = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(good, fc.nat(), anythingElse, fc.constantFrom('other', 'gone', 'more'))
    .map(([data, nth, other, how]) => {
      const copy: unknown = structuredClone(data)
      const places = placesIn(copy)
      const { holder, key } = places[nth % places.length] ?? { holder: {}, key: '' }
      if (how === 'gone') Reflect.deleteProperty(holder, key)
      else Reflect.set(holder, how === 'more' ? `${key}0` : key, other)
      // A hole in a list is nothing that can be written.
      return JSON.parse(JSON.stringify(copy)) as unknown
    })

/** Returns every property in the data, in depth. */
function placesIn(data: unknown): { holder: object; key: string }[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, part]) => [{ holder: data, key }, ...placesIn(part)])
}
