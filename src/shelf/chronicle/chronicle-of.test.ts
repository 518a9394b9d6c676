import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Origin } from '../../store/saved-games/saved-games.ts'
import { type ChronicleGame, counted, endsOf } from '../../ui/stats/counted.ts'
import type { ChronicleEntry, TaleChronicle } from '../../ui/stats/stats.ts'
import { lengthsOf } from './lengths-of.ts'
import { byDarkness, byRole, byTale, rateOf } from './rates-of.ts'

const DARK = ['light', 'dark']
const ROLES = ['cat', 'dog', 'owl']

const told: fc.Arbitrary<ChronicleEntry> = fc.record({
  well: fc.constantFrom(true, false, null),
  turns: fc.nat(220),
  darkness: fc.constantFrom(null, ...DARK),
  cast: fc
    .subarray(ROLES, { minLength: 1 })
    .chain((roles) =>
      fc.tuple(...roles.map((role) => fc.record({ role: fc.constant(role), well: fc.boolean() }))),
    ),
  chances: fc.array(
    fc.record({ turn: fc.integer({ min: 1 }), chance: fc.double({ min: 0, max: 1, noNaN: true }) }),
  ),
  decided: fc.constant(null),
  seals: fc.constant([]),
})

const line: fc.Arbitrary<ChronicleGame> = fc.record({
  id: fc.uuid(),
  tale: fc.constantFrom('one', 'two'),
  touched: fc.nat(20),
  turn: fc.nat(),
  seats: fc.constant([]),
  outcome: fc.constantFrom(null, { won: [] }),
  origin: fc.constantFrom<Origin>(
    { kind: 'begun' },
    { kind: 'branch', of: 'a', move: 3 },
    { kind: 'dreamt' },
    { kind: 'link' },
    { kind: 'import' },
    { kind: 'day', day: '2026-11-22' },
    { kind: 'rescue', number: 1 },
  ),
  damaged: fc.boolean(),
  facts: fc.option(told),
})

/** A tale that reads its entry straight from `facts`. Null facts mean that only bots played. */
const tale = { told: ({ facts }) => facts as ChronicleEntry | null } as Pick<
  TaleChronicle,
  'told'
> as TaleChronicle
const tales = { one: tale, two: tale }

const lines = fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 40 })

test('counts only played finished games once', () => {
  fc.assert(
    fc.property(lines, (kept) => {
      const ids = counted(kept, tales).map(({ id }) => id)
      const expected = kept.filter(
        ({ outcome, origin, damaged, facts }) =>
          outcome && !damaged && facts && ['begun', 'day', 'import'].includes(origin.kind),
      )
      expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort())
    }),
  )
})

test('ignores a game of an unknown tale, even with a name that objects inherit', () => {
  const stray: ChronicleGame = {
    ...{ id: 'a', touched: 1, turn: 1, seats: [], outcome: { won: [] }, facts: null },
    ...{ tale: 'toString', origin: { kind: 'begun' }, damaged: false },
  }
  expect(counted([stray, { ...stray, tale: 'three' }], tales)).toEqual([])
})

test('the order of the lines does not matter', () => {
  const shuffled = lines.chain((kept) =>
    fc.tuple(fc.constant(kept), fc.shuffledSubarray(kept, { minLength: kept.length })),
  )
  fc.assert(
    fc.property(shuffled, ([kept, otherwise]) => {
      const [one, other] = [counted(kept, tales), counted(otherwise, tales)]
      expect(other).toEqual(one)
      expect(lengthsOf(other)).toEqual(lengthsOf(one))
      expect(byTale(other, ['one', 'two'])).toEqual(byTale(one, ['one', 'two']))
    }),
  )
})

test('counts good ends equally by tale, darkness, title and role (H8)', () => {
  fc.assert(
    fc.property(lines, (kept) => {
      const games = counted(kept, tales)
      const sum = (rates: readonly { rate: { of: number; well: number } }[], what: 'of' | 'well') =>
        rates.reduce((all, { rate }) => all + rate[what], 0)
      const ends = games.flatMap(endsOf)
      expect(sum(byTale(games, ['one', 'two']), 'of')).toBe(ends.length)
      expect(sum(byTale(games, ['one', 'two']), 'well')).toBe(ends.filter(Boolean).length)
      const dark = games.filter(({ darkness }) => darkness !== null).flatMap(endsOf)
      expect(sum(byDarkness(games, DARK), 'of')).toBe(dark.length)
      // In games between people every seat has an end, so the sums by tale and by seat are equal.
      const among = games.filter(({ well }) => well === null)
      expect(sum(byRole(among, ROLES), 'well')).toBe(sum(byTale(among, ['one', 'two']), 'well'))
      expect(sum(byRole(games, ROLES), 'of')).toBe(games.flatMap(({ cast }) => cast).length)
      const bins = lengthsOf(games)?.bins ?? []
      expect(bins.reduce((all, { well, ill, among }) => all + well + ill + among, 0)).toBe(games.length)
      expect(bins.reduce((all, { well }) => all + well, 0)).toBe(games.filter(({ well }) => well).length)
      expect(bins.reduce((all, bin) => all + bin.among, 0)).toBe(among.length)
    }),
  )
})

test('makes at most eight adjacent bars, which hold the shortest and longest game', () => {
  const games = fc.array(fc.record({ turns: fc.nat(220), well: fc.boolean() }), { minLength: 1 })
  fc.assert(
    fc.property(games, (some) => {
      const { bins, longest, middle } = lengthsOf(some) ?? { bins: [], longest: 0, middle: 0 }
      expect(bins.length).toBeLessThanOrEqual(8)
      for (const [index, { from }] of bins.entries()) {
        if (index > 0) expect(from).toBe((bins[index - 1]?.to ?? 0) + 1)
      }
      expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(longest)
      expect(some.filter(({ turns }) => turns <= middle).length * 2).toBeGreaterThanOrEqual(some.length)
    }),
  )
})

test('keeps the interval around the share, and between 0 and 1', () => {
  const counts = fc.integer({ min: 1, max: 60 }).chain((of) => fc.tuple(fc.nat(of), fc.constant(of)))
  fc.assert(
    fc.property(counts, ([well, of]) => {
      const rate = rateOf(Array.from({ length: of }, (_, i) => i < well))
      expect(rate?.from).toBeGreaterThanOrEqual(0)
      expect(rate?.to).toBeLessThanOrEqual(1)
      expect(rate?.from).toBeLessThanOrEqual((rate?.share ?? 0) + 1e-9)
      expect(rate?.to).toBeGreaterThanOrEqual((rate?.share ?? 0) - 1e-9)
    }),
  )
})

test('computes Wilson’s interval at 90 % as by hand', () => {
  const rate = rateOf(Array.from({ length: 38 }, (_, i) => i < 20))
  expect(rate).toMatchObject({ well: 20, of: 38 })
  expect(rate?.from).toBeCloseTo(0.396, 3)
  expect(rate?.to).toBeCloseTo(0.653, 3)
})
