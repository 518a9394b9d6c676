import { describe, expect, test } from 'vitest'
import { parseNotation, problemText } from '../../../../engine/boogyman/index.ts'
import { ruleOf } from '../../../../ui/frames/tips/due-tip.ts'
import { BOOK } from '../rulebook/examples.ts'
import { TIPS } from './tips.ts'

type TipId = (typeof TIPS)[number]['id']

const BARE = 'tiles d4 r; b2 r; g7 g; f6 g'

/** A position for each tip that triggers it. */
const MOMENTS: Readonly<Record<TipId, string>> = {
  spawn: 'tiles d4 ryy; b2 r; g7 g',
  call: 'tiles d4 ryy; b2 r; g7 g',
  prowl: 'tiles d4 Rr; g7 g',
  safe: 'tiles d4 r; g7 Gg',
  seven: 'tiles d4 rrr; b2 rr; g7 g',
  tree: 'tiles d4 r; c3 y; g7 g',
}

function drawn(position: string) {
  const read = parseNotation(position)
  if (!read.ok) throw new Error(problemText(read.error))
  return read.value
}

describe.each(TIPS)('the tip $id', (tip) => {
  test('has its moment and a rule page', () => {
    const state = drawn(MOMENTS[tip.id])
    expect(tip.when(state)).toBe(true)
    expect(BOOK.pages).toContain(ruleOf(tip, state))
  })

  test('is hidden before anything has happened', () => {
    expect(tip.when(drawn(BARE))).toBe(false)
  })
})
