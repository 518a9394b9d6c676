import { expect, test } from 'vitest'
import { randomState, readStreamWord, rngWasUsed, scatter, scriptedRng, seededRng } from './chance.ts'

const rolls = (seed: number, count: number) => {
  const chance = seededRng({ random: randomState(seed) })
  return Array.from({ length: count }, () => chance.die(6))
}

test('equal seeds roll equal dice, others differ', () => {
  expect(rolls(1, 40)).toEqual(rolls(1, 40))
  expect(rolls(1, 40)).not.toEqual(rolls(2, 40))
})

test('a copied state continues with equal dice', () => {
  const holder = { random: randomState(9) }
  seededRng(holder).die(6)
  const copy = JSON.parse(JSON.stringify(holder)) as typeof holder
  expect(seededRng(copy).die(6)).toBe(seededRng(holder).die(6))
})

test('dice and draws do not influence each other', () => {
  const one = { random: randomState(5) }
  const other = { random: randomState(5) }
  for (let roll = 0; roll < 10; roll++) seededRng(other).die(6)
  expect(seededRng(one).draw(1000)).toBe(seededRng(other).draw(1000))
})

test('the die is fair: every face about a sixth of 6,000 rolls', () => {
  const counts = new Map<number, number>()
  for (const face of rolls(3, 6000)) counts.set(face, (counts.get(face) ?? 0) + 1)
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('detects use of the rng in either stream', () => {
  const before = { random: randomState(1) }
  const rolled = { random: randomState(1) }
  const drawn = { random: randomState(1) }
  seededRng(rolled).die(6)
  seededRng(drawn).draw(3)
  expect(rngWasUsed(before, { random: randomState(1) })).toBe(false)
  expect(rngWasUsed(before, rolled)).toBe(true)
  expect(rngWasUsed(before, drawn)).toBe(true)
})

test('a script plays in order, returns the rest, and throws at its end', () => {
  const chance = scriptedRng({ dice: [6, 1], draws: [4] })
  expect(chance.die(6)).toBe(6)
  expect(chance.leftOver()).toEqual({ dice: [1], draws: [4] })
  expect([chance.die(6), chance.draw(9)]).toEqual([1, 4])
  expect(() => chance.die(6)).toThrow('no scripted dice left')
  expect(() => chance.draw(2)).toThrow('no scripted draws left')
})

test('another rng continues after a script', () => {
  const chance = scriptedRng({ dice: [6] }, seededRng({ random: randomState(1) }))
  expect([chance.die(6), chance.die(6)]).toEqual([6, rolls(1, 1)[0]])
})

test('consecutive seeds give independent, fair first dice', () => {
  const counts = new Map<number, number>()
  for (let seed = 0; seed < 6000; seed++) {
    const [first = 0, second = 0] = rolls(seed, 2)
    counts.set(first * 10 + second, (counts.get(first * 10 + second) ?? 0) + 1)
  }
  expect(counts.size).toBe(36)
  for (const count of counts.values()) expect(Math.abs(count - 6000 / 36)).toBeLessThan(60)
})

test('a draw from a single thing uses the rng too, because it reveals the thing', () => {
  const before = { random: randomState(1) }
  const drawn = structuredClone(before)
  seededRng(drawn).draw(1)
  expect(rngWasUsed(before, drawn)).toBe(true)
})

test.each([
  ['0', 0],
  ['-2147483648', -(2 ** 31)],
  ['0012', 12],
  ['2147483648', null],
  ['-0', null],
  ['00000000001', null],
  ['1.5', null],
  ['', null],
])('the word "%s" of a stream is read as %s', (text, word) => {
  expect(readStreamWord(text)).toBe(word)
})

test('scatters numbers as the finalizer of MurmurHash3 does', () => {
  expect(scatter(0)).toBe(0)
  expect(scatter(1) >>> 0).toBe(0x514e28b7)
  expect(scatter(2) >>> 0).toBe(0x30f4c306)
})
