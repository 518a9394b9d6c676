import { expect, test } from 'vitest'
import { luckWasSpent, randomState, readStreamWord, scatter, scriptedChance, seededChance } from './chance.ts'

const rolls = (seed: number, count: number) => {
  const chance = seededChance({ random: randomState(seed) })
  return Array.from({ length: count }, () => chance.die(6))
}

test('the same seed rolls the same dice, another seed others', () => {
  expect(rolls(1, 40)).toEqual(rolls(1, 40))
  expect(rolls(1, 40)).not.toEqual(rolls(2, 40))
})

test('the generator lives in the state: a copy of it goes on in the same way', () => {
  const holder = { random: randomState(9) }
  seededChance(holder).die(6)
  const copy = JSON.parse(JSON.stringify(holder)) as typeof holder
  expect(seededChance(copy).die(6)).toBe(seededChance(holder).die(6))
})

test('dice do not disturb the draws, nor draws the dice', () => {
  const one = { random: randomState(5) }
  const other = { random: randomState(5) }
  for (let roll = 0; roll < 10; roll++) seededChance(other).die(6)
  expect(seededChance(one).draw(1000)).toBe(seededChance(other).draw(1000))
})

test('the die is fair: every face about a sixth of 6,000 rolls', () => {
  const counts = new Map<number, number>()
  for (const face of rolls(3, 6000)) counts.set(face, (counts.get(face) ?? 0) + 1)
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('spent luck can be seen from outside, in either stream', () => {
  const before = { random: randomState(1) }
  const rolled = { random: randomState(1) }
  const drawn = { random: randomState(1) }
  seededChance(rolled).die(6)
  seededChance(drawn).draw(3)
  expect(luckWasSpent(before, { random: randomState(1) })).toBe(false)
  expect(luckWasSpent(before, rolled)).toBe(true)
  expect(luckWasSpent(before, drawn)).toBe(true)
})

test('a script is played in order, shows what is left over, and throws when it has run out', () => {
  const chance = scriptedChance({ dice: [6, 1], draws: [4] })
  expect(chance.die(6)).toBe(6)
  expect(chance.leftOver()).toEqual({ dice: [1], draws: [4] })
  expect([chance.die(6), chance.draw(9)]).toEqual([1, 4])
  expect(() => chance.die(6)).toThrow('dice has run out')
  expect(() => chance.draw(2)).toThrow('draws has run out')
})

test('beyond a script, other luck may take over', () => {
  const chance = scriptedChance({ dice: [6] }, seededChance({ random: randomState(1) }))
  expect([chance.die(6), chance.die(6)]).toEqual([6, rolls(1, 1)[0]])
})

test('neighbouring seeds have nothing to do with each other: their first dice are fair too', () => {
  const counts = new Map<number, number>()
  for (let seed = 0; seed < 6000; seed++) {
    const [first = 0, second = 0] = rolls(seed, 2)
    counts.set(first * 10 + second, (counts.get(first * 10 + second) ?? 0) + 1)
  }
  expect(counts.size).toBe(36)
  for (const count of counts.values()) expect(Math.abs(count - 6000 / 36)).toBeLessThan(60)
})

test('even a draw from one thing, which can only be that, spends luck: it turns something up', () => {
  const before = { random: randomState(1) }
  const drawn = structuredClone(before)
  seededChance(drawn).draw(1)
  expect(luckWasSpent(before, drawn)).toBe(true)
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

test('numbers are scattered as MurmurHash3 finishes', () => {
  expect(scatter(0)).toBe(0)
  expect(scatter(1) >>> 0).toBe(0x514e28b7)
  expect(scatter(2) >>> 0).toBe(0x30f4c306)
})
