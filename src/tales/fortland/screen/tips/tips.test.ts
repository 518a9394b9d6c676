import { describe, expect, test } from 'vitest'
import { gameFrom } from '../../testing.ts'
import { BOOK } from '../rulebook/examples.ts'
import { TIPS } from './tips.ts'

const BARE = 'a a A / B b b / armies a n1; b s1 / actions 3'

/** Of each tip a position at its moment. */
const MOMENTS: Readonly<Record<(typeof TIPS)[number]['id'], string>> = {
  store: 'a a+a A / B b b / armies a n2; b s1 / actions 3',
  lastFree: 'a a A / B b+a b+a / armies a n2; b s1 / actions 3',
  ownLast: 'a+b a+b A / B b b / armies a n2; b s1 / actions 3',
  pass: 'a a A / B b b / armies a n1; b n2 / actions 3',
}

describe.each(TIPS)('the tip $id', (tip) => {
  test('has its moment, and a page of the rule book', () => {
    const { first } = gameFrom(MOMENTS[tip.id])
    expect(tip.when(first)).toBe(true)
    expect(BOOK.pages).toContain(tip.rule(first))
  })

  test('is not told where nothing has happened yet', () => {
    expect(tip.when(gameFrom(BARE).first)).toBe(false)
  })
})
