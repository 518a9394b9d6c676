import type { Refusal } from '../../../../engine/fortland/index.ts'
import { counted, inWords } from '../../../../ui/text/en/numbers.ts'

const actions = (count: number) => counted(count, 'action', 'actions')

type Words = { readonly [Code in Refusal['code']]: (why: Extract<Refusal, { code: Code }>) => string }

/** Why something is not allowed: one plain sentence for each reason of the law. */
export const refusals: Words = {
  'game-over': () => 'The tale has ended.',
  'muster-first': () => 'First all armies must be mustered.',
  'not-your-city': () => 'An army musters at its own city.',
  'mustered-already': () => 'All armies have mustered already.',
  'roll-first': () => 'Roll the die first.',
  'rolled-already': () => 'You have rolled already.',
  'no-actions-left': ({ price }) => `That takes ${actions(price)}, and you have not so many left.`,
  'no-room': ({ short }) =>
    `An army stands there; ${counted(short, 'more action', 'more actions')} would carry you past.`,
  'would-waste': ({ left }) =>
    `Your army would be left with ${actions(left)} and no way to use ${left === 1 ? 'it' : 'them'}.`,
  'must-march-on': () => 'Your army is passing another: here it can only march on.',
  'turned-already': () => 'Your army has turned round in this turn already.',
  'fort-stands-here': () => 'A fort stands here already.',
  'fallen-country': () => 'This country has fallen: nothing is built here any more.',
  'no-fort-left': () => 'All five of your forts stand somewhere. Take one home first.',
  'no-fort-here': () => 'No fort stands here.',
  'built-this-turn': () => 'You built it in this turn, so it stands until the next.',
  'actions-left': ({ usable }) =>
    `All actions must be used, and ${usable === 1 ? 'one still can be' : `${inWords(usable)} still can be`}.`,
}
