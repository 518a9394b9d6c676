import { describe, expect, test } from 'vitest'
import { ruleOf } from '../../../../ui/frames/tips/due-tip.ts'
import { gameFrom } from '../../testing.ts'
import { BOOK } from '../rulebook/examples.ts'
import { TIPS } from './tips.ts'

const BARE = 'a a A / B b b / armies a n1; b s1 / actions 3'

/** A position that triggers each tip. */
const MOMENTS: Readonly<Record<(typeof TIPS)[number]['id'], string>> = {
  store: 'a a+a A / B b b / armies a n2; b s1 / actions 3',
  lastFree: 'a a A / B b+a b+a / armies a n2; b s1 / actions 3',
  ownLast: 'a+b a+b A / B b b / armies a n2; b s1 / actions 3',
  pass: 'a a A / B b b / armies a n1; b n2 / actions 3',
}

describe.each(TIPS)('tip $id', (tip) => {
  test('appears at its moment, and names a page of the rule book', () => {
    const { first } = gameFrom(MOMENTS[tip.id])
    expect(tip.when(first)).toBe(true)
    expect(BOOK.pages).toContain(ruleOf(tip, first))
  })

  test('stays hidden at the start of a game', () => {
    expect(tip.when(gameFrom(BARE).first)).toBe(false)
  })
})
