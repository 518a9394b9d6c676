import { expect, test } from 'vitest'
import { asSpace, fortland, parseSpace } from '../../src/engine/fortland/index.ts'
import { drawn, refusalFor, refusalOf } from './drawn.ts'

const SMALL = 'a a A / B b b'
/** Two armies on the next two spaces, and one action. */
const SHUT = 'B b a A / b . . a / c . . d / C c d D / armies a n3; b n4; c w1; d e1 / actions 1'

/** Every refusal of every action, in order of precedence (section 7): later ones may hold as well. */
test.each([
  ['march', `${SMALL} / outcome winter a`, 'game-over'],
  ['muster n1', `${SMALL} / outcome last b`, 'game-over'],
  ['give-up', `${SMALL} / outcome last b`, 'game-over'],
  ['march', `${SMALL} / phase muster`, 'muster-first'],
  ['roll', `${SMALL} / phase muster`, 'muster-first'],
  ['end', `${SMALL} / phase muster`, 'muster-first'],
  ['give-up', `${SMALL} / phase muster`, 'muster-first'],
  ['muster n2', `${SMALL} / phase muster`, 'not-your-city'],
  ['muster w2', `${SMALL} / phase muster`, 'not-your-city'],
  ['muster n4', `${SMALL} / phase muster`, 'not-your-city'],
  ['muster e2', `${SMALL} / phase muster`, null],
  ['muster n2', SMALL, 'mustered-already'],
  ['muster n1', `${SMALL} / actions 3`, 'mustered-already'],
  ['march', SMALL, 'roll-first'],
  ['turn', SMALL, 'roll-first'],
  ['build', SMALL, 'roll-first'],
  ['tear', SMALL, 'roll-first'],
  ['end', SMALL, 'roll-first'],
  ['roll', SMALL, null],
  ['give-up', SMALL, null],
  ['roll', `${SMALL} / actions 3`, 'rolled-already'],
  ['march', `${SMALL} / armies b n2 / actions 0`, 'no-actions-left'],
  ['march', `${SMALL} / armies b n2 / actions 1`, 'no-room'],
  ['march', `a+a a A / B b b / armies a n3; b w2 / actions 2 / turned / rules own-forts cost`, 'would-waste'],
  ['march', `${SMALL} / actions 1`, null],
  ['turn', `${SMALL} / armies a n2; b n2 / actions 1 / turned`, 'must-march-on'],
  ['turn', `${SMALL} / actions 1 / turned`, 'turned-already'],
  ['turn', `${SMALL} / armies b e2 / actions 1`, 'no-actions-left'],
  ['turn', `${SMALL} / actions 2 / rules turn-cost 3`, 'no-actions-left'],
  ['turn', `${SMALL} / armies b e2 / actions 3`, 'would-waste'],
  ['turn', `${SMALL} / actions 3`, null],
  ['build', 'a a+a A / B b b / armies a n2; b n2 / actions 1', 'must-march-on'],
  ['build', 'a a+a A / B b b / armies a n2 / actions 1', 'fort-stands-here'],
  [
    'build',
    'B b a A / b . . a / b+a . . a+a / C c c+a c / armies a w2; b fallen / actions 1',
    'fallen-country',
  ],
  ['build', 'B b a A+a / b . . a+a / b+a . . a+a / C c c+a c / armies a n2 / actions 1', 'no-fort-left'],
  ['build', `${SMALL} / armies a n2; b n3 / actions 1`, 'no-actions-left'],
  ['build', `${SMALL} / armies b n2 / actions 2`, 'no-actions-left'],
  ['build', `${SMALL} / armies a n2; b n3 / actions 3`, 'would-waste'],
  ['build', `${SMALL} / armies a n2 / actions 3`, null],
  ['tear', `${SMALL} / armies a n2; b n2 / actions 1`, 'must-march-on'],
  ['tear', `${SMALL} / actions 1`, 'no-fort-here'],
  ['tear', 'a a+a A / B b b / armies a n2 / actions 0 / built n2', 'built-this-turn'],
  ['tear', 'a a+b A / B b b / armies a n2 / actions 1 / built n2', 'no-actions-left'],
  ['tear', 'a a+a A / B b b / armies a n2 / actions 1 / rules own-forts cost', 'no-actions-left'],
  ['tear', 'a a+b A / B b b / armies a n2; b n3 / actions 3', 'would-waste'],
  ['tear', 'a a+a A / B b b / armies a n2 / actions 0', null],
  ['end', `${SMALL} / armies a n2; b n2 / actions 1`, 'must-march-on'],
  ['end', `${SMALL} / actions 1`, 'actions-left'],
  ['end', SHUT, null],
  ['end', `${SMALL} / actions 0`, null],
] as const)('%s: %s: %s', (action, position, code) => {
  expect(refusalOf(position, action)).toBe(code)
})

test('a refusal has the values for its sentence', () => {
  expect(refusalFor(`${SMALL} / armies a n2 / actions 1`, 'build')).toEqual({
    code: 'no-actions-left',
    price: 2,
  })
  expect(refusalFor(SHUT, 'march')).toEqual({ code: 'no-room', short: 2 })
  expect(refusalFor(`${SMALL} / armies a n2; b n3 / actions 3`, 'build')).toEqual({
    code: 'would-waste',
    left: 1,
  })
  expect(refusalFor(`${SMALL} / actions 4`, 'end')).toEqual({ code: 'actions-left', usable: 4 })
})

test('a refused action changes nothing, and no army musters off the board', () => {
  const state = drawn(`${SMALL} / phase muster`)
  expect(fortland.refuse(state, { type: 'muster', at: asSpace(99) })).toEqual({ code: 'not-your-city' })
  expect(fortland.refuse(state, { type: 'muster', at: parseSpace('w4') ?? asSpace(-1) })).toEqual({
    code: 'not-your-city',
  })
  expect(state).toEqual(drawn(`${SMALL} / phase muster`))
})
