import { expect, test } from 'vitest'
import { err, ok } from '../../engine/kernel/result.ts'
import { type Readers, readFile, writeFile } from './file.ts'
import type { SavedGame } from './saved-games.ts'

const about = {
  seats: [{ player: 'Ann', role: 'red' }],
  turn: 3,
  actions: 7,
  outcome: null,
  position: 'board',
  facts: { hearts: 3 },
}
/** Readers of one tale, which reject games with seed 13. */
const readers: Readers = {
  dice: (text) =>
    text.includes('13')
      ? err({ reason: { code: 'refused-action', index: 4, refusal: null }, good: null })
      : ok(about),
}
const stored = (seed: number) => JSON.stringify({ format: 1, game: 'dice', seed })
const kept = (name: string, seed: number): SavedGame => ({
  line: {
    id: `old-${name}`,
    tale: 'dice',
    name,
    begun: 5,
    touched: 9,
    origin: { kind: 'day', day: '2026-11-22' },
    damaged: false,
    ...about,
  },
  text: stored(seed),
  leaders: { red: 'cub' },
})
const fresh = () => {
  let n = 0
  return { id: () => `new-${n++}`, now: 100 }
}

test('reads written games again, under new ids', () => {
  const games = [kept('first', 1), kept('second', 2)]
  const read = readFile(writeFile(games), readers, fresh())
  const expected = games.map((game, n) => ({ ...game, line: { ...game.line, id: `new-${n}` } }))
  expect(read).toEqual(ok({ games: expected, refused: [] }))
})

test('imports a single stored game unchanged', () => {
  const read = readFile(stored(4), readers, fresh())
  const line = {
    ...about,
    id: 'new-0',
    tale: 'dice',
    name: '',
    begun: 100,
    touched: 100,
    origin: { kind: 'import' },
    damaged: false,
  }
  expect(read).toEqual(ok({ games: [{ line, text: stored(4), leaders: null }], refused: [] }))
})

test('imports the good games of a file, and reports why a bad one was refused', () => {
  const text = writeFile([kept('good', 1), kept('bad', 13), kept('fine', 2)])
  const read = readFile(text, readers, fresh())
  expect(read.ok && read.value.games.map(({ line }) => line.name)).toEqual(['good', 'fine'])
  expect(read.ok && read.value.refused).toEqual([
    { index: 1, name: 'bad', reason: { code: 'refused-action', index: 4, refusal: null }, good: null },
  ])
})

test('offers the beginning of a truncated game, also of a single one', () => {
  const good = { text: stored(4), about }
  const torn: Readers = {
    dice: (text) => (text.endsWith('}') ? ok(about) : err({ reason: { code: 'not-json' }, good })),
  }
  const line = { ...about, tale: 'dice', damaged: false }
  const refused = { name: '', reason: { code: 'not-json' }, good: { line, text: stored(4) } }
  expect(readFile(stored(4).slice(0, -1), torn, fresh())).toMatchObject({
    ok: true,
    value: { refused: [refused] },
  })
  const inside = readFile(inFile({ ...whole, game: stored(4).slice(0, -1) }), torn, fresh())
  expect(inside).toMatchObject(ok({ games: [], refused: [{ ...refused, name: 'x' }] }))
})

const inFile = (...games: unknown[]) => JSON.stringify({ tales: 1, games })
const whole = { name: 'x', begun: 1, touched: 1, origin: { kind: 'link' }, leaders: null, game: stored(1) }

test.each([
  ['nothing of a tale', [5], { code: 'wrong-shape', where: '' }],
  ['a part too many', [{ ...whole, extra: 1 }], { code: 'wrong-shape', where: 'extra' }],
  [
    'a strange origin',
    [{ ...whole, origin: { kind: 'stolen' } }],
    { code: 'wrong-shape', where: 'origin.kind' },
  ],
  ['a name as long as a book', [{ ...whole, name: 'x'.repeat(201) }], { code: 'wrong-shape', where: 'name' }],
  ['a time that is none', [{ ...whole, begun: -1 }], { code: 'wrong-shape', where: 'begun' }],
  ['a game that is no text', [{ ...whole, game: {} }], { code: 'wrong-shape', where: 'game' }],
  ['a game that is torn off', [{ ...whole, game: '{"game":"di' }], { code: 'not-json' }],
  [
    'a game of no tale here',
    [{ ...whole, game: '{"game":"chess"}' }],
    { code: 'unknown-game', game: 'chess' },
  ],
  [
    'a game of what every object has',
    [{ ...whole, game: '{"game":"toString"}' }],
    { code: 'unknown-game', game: 'toString' },
  ],
])('only %s is refused', (_, games, reason) => {
  const read = readFile(inFile(...games), readers, fresh())
  expect(read).toMatchObject(ok({ games: [], refused: [{ index: 0, reason }] }))
})

test.each([
  ['no JSON', '{"tales":', 'not-json'],
  ['JSON of another kind', '[]', 'no-tales'],
  ['a list of tales that is none', '{"tales":1,"games":{}}', 'no-tales'],
  ['a file of a newer edition', '{"tales":3,"games":[]}', 'newer'],
  ['what is longer than any', ' '.repeat(50_000_001), 'too-long'],
])('%s is no file of tales', (_, text, code) => {
  expect(readFile(text, readers, fresh())).toEqual(err(code))
})
