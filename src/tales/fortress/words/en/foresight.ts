import type { AssaultResult, Reason } from '../../../../engine/fortress/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { hintWords } from '../../../../ui/text/en/hints.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { bots } from './base.ts'

/** Foresight: meetings and their reasons, results of a fight, the assault, the nights. */
export const foresight = {
  /** The four steps, on a plaque. */
  reasons: wordsByKey<Reason>({
    'kills-and-lives': 'kills and lives',
    lives: 'lives',
    kills: 'kills',
    weakest: 'the weakest',
  }),
  /** The fate of an attacker. */
  fates: { fells: 'fells it, unhurt', trades: 'both fall', falls: 'falls', nothing: 'none falls' },
  whoMeets: (name: string) => `Who meets ${name}?`,
  about: (power: number, toughness: number, free: number) =>
    `Power ${power}, toughness ${toughness}. ${capital(countNoun(free, 'defender is', 'defenders are'))} free.`,
  killsIt: 'kills it',
  lives: 'lives',
  yes: 'yes',
  no: 'no',
  nobody: 'none',
  step: (reason: string, who: string) => `${reason}: ${who}`,
  chosen: (who: string) => `${capital(who)} meets it.`,
  /** Why one of several defenders is chosen. */
  ties: wordsByKey<Reason>({
    'kills-and-lives': 'The weakest meets it:',
    lives: 'The least tough meets it:',
    kills: 'The one with least power meets it:',
    weakest: 'None kills it or lives. The weakest meets it:',
  }),
  /** The price of a card, and the lands required in play. */
  price: (cost: number, need: { count: number; kind: string } | null) =>
    `Costs ${countNoun(cost, 'land', 'lands')}${need ? `, needs ${need.count} of ${need.kind}` : ''}.`,
  only: 'Only one is left:',
  fallBoth: 'Both fall.',
  fallsAttacker: (name: string) => `${capital(name)} falls.`,
  fallsDefender: (name: string) => `${capital(name)} falls, and yours is unhurt.`,
  fallsNobody: 'None falls.',

  fightNow: 'Fight now:',
  withOne: (name: string) => `With ${name}:`,
  sum: (slain: number, falls: number, left: number, total: number) =>
    `${slain} slain, ${falls === 0 ? 'none falls' : `${falls} ${falls === 1 ? 'falls' : 'fall'}`}, ${left} ${left === 1 ? 'stays' : 'stay'}; total ${total}`,
  lastFalls: (total: number, victory: string, best: string, mayDie: boolean) =>
    `Next turn you storm the gate with ${total}${mayDie ? ', if you live' : ''}. Chance: ${victory} at least a victory, ${best} total.`,

  assault: 'The assault',
  results: wordsByKey<AssaultResult>({
    'total-victory': 'total',
    'convincing-victory': 'convincing',
    victory: 'victory',
    draw: 'draw',
    'driven-out': 'driven out',
  }),
  atNow: 'as it is now',
  atColumn: 'if you fight now',
  atAimed: (name: string) => `with ${name}`,
  atCast: (name: string) => `and ${name}`,
  odds: (parts: readonly string[]) => parts.join(', '),
  part: (word: string, share: string) => `${word} ${share}`,
  inAll: (total: number) => `total ${total}`,
  key: 'What the colours mean',

  nights: 'The next nights',
  night: (count: number) => countNoun(count, 'night', 'nights'),
  nightsHow: 'your chance to live through them',
  nightSaid: (count: number, share: string, mean: string) =>
    `${countNoun(count, 'night', 'nights')}: ${share}, with ${mean} life left on average`,
  share: (percent: string) => `${percent} %`,

  /** The panel beside the wall without a target: the nights left, and possible slayers. */
  ahead: {
    heading: 'How it is going',
    lasts: (nights: number) =>
      `Your candle lasts about ${strong(countNoun(nights, 'more night', 'more nights'))}.`,
    lastsBarely: 'Your candle may burn down tonight.',
    fells: 'Who of yours can fell whom',
    none: 'none',
    falls: (defender: string, to: string) => `${capital(defender)}: ${to}`,
  },
  felledBy: (who: readonly string[]) =>
    `Of yours, it falls to ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(who)}.`,
  crown: (name: string) => `${capital(name)} wears a crown: none of yours can fell it.`,
  crownWheel: 'The Grinder’s Wheel can, with the right one sent first.',
  crownNone: 'You can only wait it out.',
  warnings: {
    heading: 'Look out',
    death: 'Every roll tonight ends the siege.',
    maybeDeath: (share: string) => `Tonight can end the siege: ${share}.`,
    assaultTooLate: 'If you do not live through the night, there is no assault.',
  },
}

/** The Captain's hint. */
export const hints = {
  ...hintWords(bots.names),
  keep: 'keep this hand',
  redraw: 'draw seven others',
  again: 'lay siege again',
  yield: 'yield',
  lay: (land: string) => `lay a ${land}`,
  cast: (name: string) => `cast ${name}`,
  send: (name: string) => `send ${name}`,
  fight: 'fight',
  assault: 'storm the gate',
  end: 'end the turn',
  'give-up': 'give up',
  because: {
    slays: (slain: number, falls: number) =>
      `It fells ${inWords(slain)}, and ${falls === 0 ? 'none of yours falls' : `${inWords(falls)} of yours ${falls === 1 ? 'falls' : 'fall'}`}.`,
    lastFalls: (total: number, mayDie: boolean) =>
      `Then none is left. Next turn you storm the gate with ${total}${mayDie ? ', if you live' : ''}.`,
    waits: 'Leave the last defender: your army grows.',
    free: 'The first land of a turn costs no life.',
    grows: (total: number) => `Your army grows to ${total}.`,
  },
}
