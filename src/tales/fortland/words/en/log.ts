import type { Refusal } from '../../../../engine/fortland/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { actions } from './board.ts'

/** Lines of the tale so far: what happened, and why. */
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
  fellBy: 'Every place of it was besieged.',
  returned: (forts: number) => `${capital(countNoun(forts, 'fort', 'forts'))} went home.`,
  lost: (who: string, count: number) =>
    `${who} lost ${actions(count)}: nothing could use ${count === 1 ? 'it' : 'them'}.`,
  gaveUp: (who: string) => `${who} gave up.`,
  won: {
    last: (who: string) => `${who} is the last country, and has won.`,
    winter: (who: string, shared: boolean) =>
      `Winter came. ${who} ${shared ? 'share the victory' : 'stands best, and has won'}.`,
    fall: (who: string, shared: boolean) =>
      `The first country has fallen. ${who} ${shared ? 'share the victory' : 'stands best, and has won'}.`,
  },
}

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
    `An army stands there; ${countNoun(short, 'more action', 'more actions')} would carry you past.`,
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
