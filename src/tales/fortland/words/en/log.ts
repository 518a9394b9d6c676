import type { Refusal } from '../../../../engine/fortland/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { actions } from './board.ts'

/** Log entries: the events and their reasons. */
export const log = {
  heading: (country: string, round: string) => `${country} · ${round}`,
  mustered: (who: string, space: string) => `${who} mustered at ${space}.`,
  rolled: (who: string, faces: readonly number[]) =>
    faces.length > 1
      ? `${who} rolled ${faces.map(inWords).join(' and ')}.`
      : `${who} rolled a ${inWords(faces[0] ?? 0)}.`,
  marched: (who: string, steps: number, to: string) =>
    `${who} marched ${countNoun(steps, 'space', 'spaces')}, to ${to}.`,
  turned: (who: string, facing: string) => `${who} turned round and faces ${facing}.`,
  besieged: (who: string, place: string) => `${who} besieged ${place}.`,
  fortified: (who: string, place: string) => `${who} fortified ${place}.`,
  tore: (who: string, whose: string, place: string) => `${who} tore down ${whose} fort at ${place}.`,
  tookHome: (who: string, place: string) => `${who} took its own fort home from ${place}.`,
  gained: (count: number) => `That gave ${actions(count)}.`,
  free: (who: string, free: number) =>
    `${who} has ${free === 1 ? 'one place' : `${inWords(free)} places`} free.`,
  fell: (who: string) => `${who} has fallen.`,
  fellBy: 'All its places were besieged.',
  returned: (forts: number) => `${capital(countNoun(forts, 'fort', 'forts'))} went home.`,
  lost: (who: string, count: number) => `${who} could not use ${actions(count)}.`,
  gaveUp: (who: string) => `${who} gave up.`,
  won: {
    last: (who: string) => `${who} is the last country and wins.`,
    winter: (who: string, shared: boolean) =>
      `Winter came. ${who} ${shared ? 'share the victory' : 'is ahead and wins'}.`,
    fall: (who: string, shared: boolean) =>
      `The first country has fallen. ${who} ${shared ? 'share the victory' : 'is ahead and wins'}.`,
  },
}

type Words = { readonly [Code in Refusal['code']]: (why: Extract<Refusal, { code: Code }>) => string }

/** Refusals: one plain sentence for each refusal of the law. */
export const refusals: Words = {
  'game-over': () => 'The game is over.',
  'muster-first': () => 'First all armies must muster.',
  'not-your-city': () => 'An army musters at its own city.',
  'mustered-already': () => 'All armies have mustered already.',
  'roll-first': () => 'Roll the die first.',
  'rolled-already': () => 'You have rolled already.',
  'no-actions-left': ({ price }) => `That costs ${actions(price)}. You do not have that many left.`,
  'no-room': ({ short }) =>
    `An army is there. You need ${countNoun(short, 'more action', 'more actions')} to get past.`,
  'would-waste': ({ left }) =>
    `You would have ${actions(left)} left and no way to use ${left === 1 ? 'it' : 'them'}.`,
  'must-march-on': () => 'Your army is passing another. Here it can only march on.',
  'turned-already': () => 'Your army has already turned round this turn.',
  'fort-stands-here': () => 'There is a fort here already.',
  'fallen-country': () => 'This country has fallen. No fort can be built here.',
  'no-fort-left': () => 'All your five forts are on the board. Take one home first.',
  'no-fort-here': () => 'There is no fort here.',
  'built-this-turn': () => 'You built it this turn. You can take it home next turn.',
  'actions-left': ({ usable }) => `You must use all actions you can. You can still use ${inWords(usable)}.`,
}
