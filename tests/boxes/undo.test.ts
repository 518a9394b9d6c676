import { expect, test } from 'vitest'
import { type Action, ALL_BOXES, type FairyTale } from '../../src/engine/fairy-tale/index.ts'
import { advance, canUndo, openSessionFrom, stateOf, undo } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn } from '../drawn/index.ts'
import { someConfig } from '../support/random-play.ts'
import { end, walk } from './support.ts'

const use = (symbol: 'torch' | 'river' | 'boulder', place: string): Action => ({
  type: 'use-symbol',
  symbol,
  at: at(place),
})
const turnSign: Action = { type: 'use-symbol', symbol: 'signpost', at: at('1,0'), side: 'east' }
const raise: Action = { type: 'use-symbol', symbol: 'drawbridge', at: at('1,0'), side: 'east' }
const lay: Action = { type: 'expand', slot: 0, at: at('2,0'), turn: 3 }

/** True if the player can undo the action alone; checks that the undo restores the state. */
function isFree(position: string, action: Action): boolean {
  const begun = openSessionFrom<FairyTale>(
    someConfig(1, 'fairy-tale'),
    0,
    drawn(`${position}\nboxes ${ALL_BOXES.join(' ')}`),
  )
  const done = advance(fairyTale, begun, action)
  if (!done.ok) throw new Error(done.error.code)
  if (canUndo(done.value)) expect(stateOf(undo(done.value))).toEqual(stateOf(begun))
  return canUndo(done.value)
}

const AT_ONE = 'seats huntsman 1,0'

test.each<[what: string, position: string, action: Action]>([
  ['lighting a torch', `O ━f ━1\n${AT_ONE}`, use('torch', '2,0')],
  ['opening a sluice', `O ━v ━1\n${AT_ONE}`, use('river', '2,0')],
  ['rolling a boulder', `O ━k ━1\n${AT_ONE}`, use('boulder', '2,0')],
  ['turning a sign', `O ┻aW ━\n${AT_ONE}`, turnSign],
  ['raising a bridge', `O ━BE ━\n${AT_ONE}`, raise],
  ['filling a bucket', 'O ━◎', walk('1,0')],
  ['pouring', `O ━ ━\n${AT_ONE} water\nburning 2,0 2`, { type: 'pour', at: at('2,0') }],
  ['recruiting', `O ━⚑\n${AT_ONE}`, { type: 'recruit' }],
  ['marching', 'O ━ ━\nsoldiers 1,0 1', { type: 'march', from: at('1,0'), to: at('2,0') }],
  ['leading a villager to the oak', `O ━\n${AT_ONE}\nvillagers 1,0 1`, walk('0,0', true)],
  ['an errand', `O ━ ━✳\n${AT_ONE}\nthings cake huntsman`, walk('2,0')],
  ['losing a thing among monsters', `O ━ ━1 ━♥\n${AT_ONE}\nthings cake huntsman`, walk('2,0')],
  ['going through a secret door', `O ━q ━ ━q\n${AT_ONE}`, walk('3,0')],
  ['casting a spell', 'O ━2\nspells vanish huntsman', { type: 'cast', spell: 'vanish', at: at('1,0') }],
  ['lifting a curse', `O ━ ╸◆\n${AT_ONE}\ncurses mist 2,0`, walk('2,0')],
  ['stepping onto a scroll with a spell in hand', 'O ━y\nspells home huntsman', walk('1,0')],
])('%s can be undone', (_, position, action) => {
  expect(isFree(position, action)).toBe(true)
})

test.each<[what: string, position: string, action: Action]>([
  ['drawing a curse', 'O ━\nmarket ╹◆#1\nspent casts sesame', lay],
  ['finding a spell on a scroll', 'O ━y', walk('1,0')],
  ['or with the Wizard', 'O ━★', walk('1,0')],
  ['foretelling a die', 'O ━☉', walk('1,0')],
  ['ending a turn', 'O ━\nburning 1,0 3', end],
])('%s cannot: luck was spent', (_, position, action) => {
  expect(isFree(position, action)).toBe(false)
})

test('the end of a turn with a foretold die can be undone: it reveals nothing', () => {
  expect(isFree('O ━ ━1\nforetold 2', end)).toBe(true)
})
