import { expect, test } from 'vitest'
import type { State } from '../../src/engine/fairy-tale/index.ts'
import { playInPlace, type Rng } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { drawn } from '../drawn/index.ts'

/** An rng that always rolls a 1 and draws the first tile, so that the counts are of choices only. */
const ALWAYS_FIRST: Rng = { die: () => 1, draw: () => 0 }

/** Returns the number of different sequences of `depth` legal actions from a position. */
function sequences(state: State, depth: number): number {
  const actions = fairyTale.list(state)
  if (depth === 1) return actions.length
  return actions.reduce((sum, action) => {
    const next = structuredClone(state)
    playInPlace(fairyTale, next, action, ALWAYS_FIRST)
    return sum + sequences(next, depth - 1)
  }, 0)
}

/**
 * Any change of the legal actions shows here first. The counts of one action are checked by hand. The lone road has one step, four places
 * for the straight with two turns each, one monster to remove, the end of the turn and giving up. The first tiles have 8 + 16 + 8 + 4 ways
 * to lay one, and giving up.
 */
test.each([
  {
    name: 'a lone road',
    text: 'forest\n ━ O ━1\n market ┃#20\n seats huntsman 1,0',
    counts: [12, 59, 196],
  },
  {
    name: 'the first tiles in hand',
    text: 'forest\n O\n opening ┃#5 hand; ╋#6 hand; ┗#7 hand; ╹#8 hand',
    counts: [37, 1332, 47952],
  },
  {
    name: 'a small forest with a full market',
    text: `forest
      .  ┣2 ┓
      ┗  O  ┫
      .  ┃  .
      market ┏#20 ┻#21 ╹◆#1
      pile 1 ╹◆#2; 1; 0
      pool ╋#30
      seats beast 0,0; huntsman 0,-1`,
    counts: [24, 198, 843],
  },
  {
    name: 'nothing fits: sweep',
    text: `forest
      .  ╻  .
      ╺  O  ━
      .  ╹  .
      market ╹#20 ╹#21 ╹#22
      pile 2 ╹◆#1; 0; 0
      pool ┃#30`,
    counts: [9, 44, 115],
  },
  {
    name: 'a diamond within reach',
    text: `forest
      .  ╻◆ .
      ━3 ┃  ╻
      .  O  ┛1
      diamonds 1
      seats huntsman 0,-1
      market ┃#20
      `,
    counts: [10, 47, 153],
  },
  {
    name: 'asked on a 5, monsters before the oak',
    text: `forest
      .  ┃1 .
      ━2 O  ━3
      .  ┃  .
      pending movement-side
      hearts 2`,
    counts: [5, 4, 12],
  },
  {
    name: 'wishes before the roll',
    text: 'forest\n ━ O ━1\n phase new-monsters\n seats aladdin 0,0',
    counts: [5, 9, 23],
  },
])('$name: $counts sequences of one, two and three actions', ({ text, counts }) => {
  const state = drawn(text)
  expect([1, 2, 3].map((depth) => sequences(state, depth))).toEqual(counts)
})
