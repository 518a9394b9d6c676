import fc from 'fast-check'

/** Mutated texts of one kind. Each is read whole, or refused with a reason, and then nothing of it is kept. */
export interface Inputs {
  name: string
  /** How many of them the tests read; `npm run fuzz` reads more. */
  runs: number
  texts: fc.Arbitrary<string>
  assertWhole(text: string): void
}

/** What a hand that slips does to a text: characters go, come twice, are changed, or change places; the end is missing. */
type Slip = (text: string, from: number, to: number, other: string) => string

/** What stands between blanks and signs. */
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

/** The first word that ends behind a place; nothing at the end where there is none. */
function wordAt(text: string, place: number): { from: number; to: number; text: string } {
  const found = [...text.matchAll(WORD)].find(({ index, 0: word }) => index + word.length > place)
  const [word, from] = found ? [found[0], found.index] : ['', text.length]
  return { from, to: from + word.length, text: word }
}

/** How long a piece may be that one slip takes, so that most of a text stays as it was. */
const LONGEST_PIECE = 12

/** Texts that nobody should write, made of good ones by one slip to three; `letters` are put in, beside any others. */
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

/** Data that nobody should write: in one place of it there is something else, nothing, or more. */
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

/** Every place in data where something stands. */
function placesIn(data: unknown): { holder: object; key: string }[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, part]) => [{ holder: data, key }, ...placesIn(part)])
}
