import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHeld, readLine } from './records.ts'
import type { SavedGameSummary } from './saved-games.ts'

const line: SavedGameSummary = {
  id: 'one',
  tale: 'race',
  name: 'Sunday',
  begun: 5,
  touched: 9,
  seats: [{ player: 'Ada', role: 'red' }],
  turn: 3,
  actions: 7,
  outcome: { won: [0] },
  position: 'board',
  facts: { hearts: 3 },
  review: { decided: 4 },
  origin: { kind: 'day', day: '2026-11-22' },
  damaged: false,
}
const game = { id: 'one', text: 'text of one', leaders: { red: 'cub' }, hand: 'a window' }

const PARTS = Object.keys(line).filter(
  (part) => part !== 'id' && part !== 'tale',
) as (keyof SavedGameSummary)[]

/** Any value that a record may have in the place of a valid one; undefined: it is missing. */
const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined))

test.each(PARTS)('a summary with an invalid %s keeps all its other fields', (part) => {
  fc.assert(
    fc.property(anything, (spoilt) => {
      const { [part]: _, ...others } = line
      const read = readLine({ ...others, ...(spoilt !== undefined && { [part]: spoilt }) })
      expect(read).toMatchObject(others)
    }),
    { numRuns: 50 },
  )
})

test.each(['leaders', 'hand', 'id', 'more'])('a game with spoilt %s is still read', (part) => {
  fc.assert(
    fc.property(anything, (spoilt) => {
      const read = readHeld(line, { ...game, [part]: spoilt })
      expect(read).toMatchObject({ line, text: 'text of one' })
      expect(read?.hand === null || typeof read?.hand === 'string').toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('rejects a summary with invalid id or text', () => {
  expect(readLine({ ...line, id: 7 })).toBeNull()
  expect(readLine({ ...line, tale: undefined })).toBeNull()
  expect(readHeld(line, { ...game, text: 7 })).toBeNull()
})
