import { expect, test } from 'vitest'
import { told as en } from '../../words/en/stats.ts'
import { told as nl } from '../../words/nl/stats.ts'
import { chronicle } from './chronicle.tsx'

test('every seal has a look, a name and a condition, in both languages', () => {
  const ids = chronicle.seals.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const words of [en, nl]) expect(Object.keys(words.seals).sort()).toEqual([...ids].sort())
})

const seats = [{ role: 'red' }, { role: 'green' }]
const line = (people: boolean[], won: number[]) => ({
  turn: 30,
  outcome: { won },
  seats,
  facts: { people, seals: [] },
})

test('a duel has one result against a bot, and one for each person between people', () => {
  expect(chronicle.told(line([true, false], [0]))).toMatchObject({
    well: true,
    cast: [{ role: 'red', well: true }],
  })
  expect(chronicle.told(line([true, false], [1]))).toMatchObject({ well: false, drawn: false })
  const two = chronicle.told(line([true, true], [1]))
  expect(two).toMatchObject({ well: null, cast: [{ well: false }, { well: true }] })
  expect(chronicle.told(line([false, false], [1]))).toBeNull()
})

test('a duel without a winner is a draw, for one person and for two', () => {
  expect(chronicle.told(line([true, false], []))).toMatchObject({ well: false, drawn: true })
  expect(chronicle.told(line([true, true], []))).toMatchObject({ well: null, drawn: true })
})

test('both folks are earned by the game that completes the pair', () => {
  const game = (id: string, role: string, well: boolean) => ({
    ...{ id, well, turns: 9, darkness: null, chances: [], decided: null, seals: [] },
    cast: [{ role, well }],
  })
  const [first, lost, other] = [game('a', 'red', true), game('b', 'green', false), game('c', 'green', true)]
  expect(chronicle.earned([first, lost, other])).toEqual([{ seal: 'both-folks', game: 'c' }])
  expect(chronicle.earned([first, lost, game('d', 'red', true)])).toEqual([])
})

test('a win by resignation before both sides had a turn earns nothing (H8)', () => {
  const given = { ...line([true, true], [0]), facts: { people: [true, true], seals: ['from-one'] } }
  expect(chronicle.told({ ...given, turn: 2 })).toMatchObject({ early: true, seals: [] })
  expect(chronicle.told({ ...given, turn: 3 })).toMatchObject({ early: false, seals: ['from-one'] })
  const game = (id: string, role: string, early: boolean) => ({
    ...{ id, well: true, turns: 2, darkness: null, chances: [], decided: null, seals: [] },
    ...{ cast: [{ role, well: true }], early },
  })
  expect(chronicle.earned([game('a', 'red', false), game('b', 'green', true)])).toEqual([])
})
