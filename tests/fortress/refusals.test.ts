import { expect, test } from 'vitest'
import { type Fortress, fortress, parseAction, REFUSALS } from '../../src/engine/fortress/index.ts'
import type { RefusalCode } from '../../src/engine/kernel/index.ts'
import { drawn, played, refusalOf } from './drawn.ts'

const ACT = 'garrison goose-maid; army mill-ox; lands 1 1 0; hand wood gold iron-hans siege-ram'
const SENT =
  'garrison goose-maid honey-bear; army mill-ox; lands 1 1 0; hand wood iron-hans; column mill-ox>2'

/** One position for each refusal, in order of precedence; if two hold, the first is reported. */
const CASES: readonly (readonly [RefusalCode<Fortress>, string, string])[] = [
  ['over', 'outcome draw assault; army mill-ox', 'give-up'],
  ['over', 'outcome draw assault; army mill-ox', 'keep'],
  ['answer-first', 'pending again; army mill-ox', 'assault'],
  ['answer-first', 'pending again; army mill-ox', 'keep'],
  ['answer-first', 'pending again; army mill-ox', 'lay wood'],
  ['answer-first', 'turn 0; pending opening; garrison mill-ox; hand wood', 'again'],
  ['answer-first', 'turn 0; pending opening; garrison mill-ox; hand wood', 'lay wood'],
  ['not-asked', ACT, 'keep'],
  ['not-asked', ACT, 'redraw'],
  ['not-asked', 'army mill-ox', 'again'],
  ['not-asked', SENT, 'yield'],
  ['not-in-hand', ACT, 'lay magic'],
  ['not-in-hand', ACT, 'lay iron-hans'],
  ['not-in-hand', ACT, 'cast wood'],
  ['not-in-hand', ACT, 'cast mill-ox'],
  ['not-in-hand', SENT, 'lay gold'],
  ['not-in-hand', SENT, 'cast mill-ox'],
  ['fight-first', SENT, 'lay wood'],
  ['fight-first', SENT, 'cast iron-hans'],
  ['fight-first', SENT, 'end'],
  ['last-life', `${ACT}; life 1; laid 1`, 'lay wood'],
  ['kind-missing', 'garrison goose-maid; lands 1 0 0; hand iron-hans', 'cast iron-hans'],
  ['too-few-lands', ACT, 'cast iron-hans'],
  ['too-few-lands', ACT, 'cast siege-ram'],
  ['not-in-army', ACT, 'send iron-hans'],
  ['not-in-army', ACT, 'send wood'],
  ['not-in-army', 'army iron-hans', 'send mill-ox'],
  ['must-assault', 'army mill-ox', 'send mill-ox'],
  ['must-assault', 'army mill-ox', 'end'],
  ['attacked-already', `${ACT}; attacked`, 'send mill-ox'],
  ['attacked-already', 'attacked; army mill-ox!', 'send mill-ox'],
  ['not-ready', 'garrison goose-maid; army mill-ox!', 'send mill-ox'],
  ['not-ready', 'garrison goose-maid honey-bear; army mill-ox mill-ox!; column mill-ox>2', 'send mill-ox'],
  ['sent-already', SENT, 'send mill-ox'],
  ['sent-already', 'garrison goose-maid; army mill-ox; column mill-ox>1', 'send mill-ox'],
  ['nobody-to-meet', 'garrison goose-maid; army mill-ox mill-ox; column mill-ox>1', 'send mill-ox'],
  [
    'nobody-to-meet',
    'rules order=strongest; garrison goose-maid; army mill-ox iron-hans honey-bear; column mill-ox>1',
    'send honey-bear',
  ],
  [
    'stronger-first',
    'rules order=strongest; garrison goose-maid goose-maid; army mill-ox honey-bear; column mill-ox>1',
    'send honey-bear',
  ],
  ['nobody-sent', ACT, 'fight'],
  ['nobody-sent', 'army mill-ox', 'fight'],
  ['garrison-stands', ACT, 'assault'],
  ['garrison-stands', SENT, 'assault'],
  ['garrison-stands', 'attacked; army mill-ox', 'assault'],
]

test.each(CASES)('%s: %s: %s', (code, position, action) => {
  expect(refusalOf(position, action)).toBe(code)
})

test('covers every reason above', () => {
  expect([...new Set(CASES.map(([code]) => code))].sort()).toEqual([...REFUSALS].sort())
})

test('a siege of boots: no creature rests, so a sent one counts as sent', () => {
  const { state } = played(
    'treasure league-boots; garrison goose-maid goose-maid; army mill-ox!',
    'send mill-ox',
  )
  expect(refusalOf(state, 'send mill-ox')).toBe('sent-already')
})

test.each(['', 'keep it', 'lay', 'lay wolf', 'send mill-ox honey-bear', 'storm', 'Lay wood', ' end'])(
  '"%s" is no action',
  (text) => expect(parseAction(text)).toBeNull(),
)

test('lists actions in the order of the rules', () => {
  const state = drawn(
    'garrison goose-maid honey-bear; army iron-hans mill-ox iron-hans; lands 5 5 5; hand iron-hans*2 hedgehog-piper siege-ram magic*2 wood; column iron-hans>2',
  )
  const texts = (from: typeof state) =>
    fortress.list(from).map((action) => ('card' in action ? `${action.type} ${action.card}` : action.type))
  expect(texts(state)).toEqual(['send mill-ox', 'send iron-hans', 'fight', 'give-up'])
  expect(texts({ ...state, column: [] })).toEqual([
    'lay wood',
    'lay magic',
    'cast siege-ram',
    'cast hedgehog-piper',
    'cast iron-hans',
    'send mill-ox',
    'send iron-hans',
    'end',
    'give-up',
  ])
})
