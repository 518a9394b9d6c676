import { expect, test } from 'vitest'
import { told as en } from '../../words/en/stats.ts'
import { told as nl } from '../../words/nl/stats.ts'
import { chronicle } from './chronicle.tsx'

test('every seal has a look, a name and a condition, in both languages', () => {
  const ids = chronicle.seals.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const words of [en, nl]) expect(Object.keys(words.seals).sort()).toEqual([...ids].sort())
})

const facts = {
  difficulty: 'grim-tale',
  hearts: 2,
  ending: 'won',
  people: [true, false],
  seals: ['worlds-end'],
}
const line = { turn: 21, outcome: { won: [0, 1] }, seats: [{ role: 'huntsman' }, { role: 'beast' }], facts }

test('reads an entry with its saved review', () => {
  const cast = [
    { role: 'huntsman', well: true },
    { role: 'beast', well: true },
  ]
  const told = { well: true, turns: 21, darkness: 'grim-tale', cast, seals: ['worlds-end'] }
  expect(chronicle.told(line)).toEqual({ ...told, chances: [], decided: null })
  const chances = [
    { turn: 1, chance: 0.5 },
    { turn: 3, chance: 0.75 },
  ]
  const review = { chances, decided: 3 }
  expect(chronicle.told({ ...line, review })).toEqual({ ...told, ...review })
  for (const strange of [
    null,
    7,
    { chances: [2] },
    { ...review, decided: 0.5 },
    { ...review, chances: [{}] },
  ])
    expect(chronicle.told({ ...line, review: strange })).toEqual({ ...told, chances: [], decided: null })
})

test('ignores games of bots alone and unreadable entries', () => {
  const strange = [null, 7, {}, { ...facts, difficulty: 'dusk' }]
  for (const other of [{ ...facts, people: [false, false] }, ...strange]) {
    expect(chronicle.told({ ...line, facts: other })).toBeNull()
  }
})

test('summarises the result in a few words', () => {
  expect(chronicle.result(line)).toBe('the Oak stood, 21 turns, 2 hearts')
  const lost = { ...facts, ending: 'lost', hearts: 0 }
  expect(chronicle.result({ ...line, turn: 1, facts: lost })).toBe('the Oak fell, 1 turn')
  expect(chronicle.result({ ...line, facts: null })).toBeNull()
})
