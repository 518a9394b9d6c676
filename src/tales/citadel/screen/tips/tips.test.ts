import { describe, expect, test } from 'vitest'
import { citadel } from '../../../../engine/citadel/index.ts'
import { stateFor } from '../../../../engine/kernel/index.ts'
import { ruleOf } from '../../../../ui/frames/tips/due-tip.ts'
import { gameFrom } from '../../testing.ts'
import { BOOK } from '../rulebook/examples/index.ts'
import { TIPS } from './tips.ts'

const BARE = 'seat 1 bricks 3 plots a5 c5 | seat 2 bricks 3 plots e5 g5'

/** An applicable position for each tip. */
const MOMENTS: Readonly<Record<(typeof TIPS)[number]['id'], string>> = {
  goal: 'seat 1 bricks 3 plots a5 | seat 2 bricks 3 plots g2=town-hall d3=town-hall e2=basilica b5=rose-palace f3=court-house f6=library d5=opera-house c2 hand stable inn',
  siegeOwn:
    'version strategic | seat 1 bricks 0 plots c4=inn | seat 2 bricks 5 plots c6 b6 | seat 3 bricks 5 plots c2',
  siegeRival:
    'version strategic | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 0 plots c4=inn h5 | seat 3 bricks 5 plots c2',
  power:
    'version strategic | seat 1 bricks 1 plots b2 f5=flour-mill f3=flour-mill | seat 2 bricks 5 plots e5',
  redBox: 'seat 1 bricks 1 plots a5=sawmill | seat 2 bricks 5 plots e5',
  taxes: 'seat 1 bricks 7 plots a5 | seat 2 bricks 5 plots e5',
  byItself: 'seat 1 bricks 1 plots a5 influence safe-conduct | seat 2 bricks 5 plots e5',
  sell: 'seat 1 bricks 0 plots a5 hand manor inn stable school | seat 2 bricks 5 plots e5',
}

const seenIn = (position: string) => stateFor(citadel, gameFrom(position).first, 0)

describe.each(TIPS)('the tip $id', (tip) => {
  test('applies in its position, and has a page of the rule book', () => {
    const seen = seenIn(MOMENTS[tip.id])
    expect(tip.when(seen)).toBe(true)
    expect(BOOK.isPage(ruleOf(tip, seen) ?? '')).toBe(true)
  })

  test('does not apply at the start', () => expect(tip.when(seenIn(BARE))).toBe(false))
})

test('no tip depends on information that rivals hide', () => {
  const hidden =
    'seat 1 bricks 3 plots a5 c5 | seat 2 bricks 3 plots e5 g5 hand stable influence safe-conduct'
  for (const tip of TIPS) expect(tip.when(seenIn(hidden))).toBe(false)
})
