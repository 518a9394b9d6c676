import { describe, expect, test } from 'vitest'
import { problemText } from '../../src/engine/fairy-tale/index.ts'
import { parseNotation, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { drawn, lineOf, played } from '../drawn/index.ts'
import { end } from './support.ts'

const problem = (text: string) => {
  const read = parseNotation(text)
  return read.ok ? null : problemText(read.error)
}

describe('rejects positions that no game can reach', () => {
  test.each([
    ['a damp tile', 'O ━n', 'fire'],
    ['a well', 'O ━◎', 'fire'],
    ['a river', 'O ━v', 'fire river'],
    ['a river whose sluice was used', 'O ━v!', 'fire river'],
  ])('%s never burns, but may be under water [R 40] [R 48]', (_, forest, boxes) => {
    expect(problem(`${forest}\nboxes ${boxes}\nburning 1,0 2`)).toBe('Line 3: no tile for this lies at 1,0.')
    expect(problem(`${forest}\nboxes fire river\nflooded 1,0 2`)).toBeNull()
  })

  test.each([
    ['where no tile is', 'O ━aE', '2,0 a'],
    ['where no sign is', 'O ━BE', '1,0 a'],
    ['where no bridge is', 'O ━aE', '1,0 BE'],
    ['where one stands, but on another road', 'O ━BW ━BE', '1,0 BE'],
  ])('nothing was turned %s [R 50] [R 51]', (_, forest, turned) => {
    expect(problem(`${forest}\nboxes ways\nspent turned ${turned}`)).toBe(
      `Line 3: no tile for this lies at ${turned.slice(0, 3)}.`,
    )
  })

  test('nothing was turned twice', () => {
    expect(problem('O ━BE\nboxes ways\nspent turned 1,0 BE 1,0 BE')).toBe('Line 3: "1,0 BE" is there twice.')
  })
})

test('a wrecked sign no longer counts as switched, also between two rolls [R 59]', () => {
  const position = drawn(`O ━ ━aE ━1\nmonsters 10 ogre 3,0\nseats huntsman 0,0\nboxes ways dark
    spent turned 2,0 a\nrolls monsters 0; movement 2`)
  const { state } = played(position, end, { dice: [2, 5] })
  expect(state.pending).toEqual({ kind: 'movement-side' })
  expect(lineOf(state, 'spent')).toBeNull()
  expect(drawn(writeNotation(state))).toEqual(state)
})
