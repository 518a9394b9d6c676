import type { AssaultResult, Reason } from '../../../../engine/fortress/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

/** What is foreseen: who meets whom and why, what it comes to, the assault, the nights. */
export const foresight = {
  /** The four steps, on a plaque. */
  reasons: wordsByKey<Reason>({
    'kills-and-lives': 'kills and lives',
    lives: 'lives',
    kills: 'kills',
    weakest: 'the weakest',
  }),
  /** What becomes of an attacker. */
  fates: { fells: 'fells it, unhurt', trades: 'both fall', falls: 'falls', nothing: 'nobody falls' },
  whoMeets: (name: string) => `Who meets ${name}?`,
  about: (power: number, toughness: number, free: number) =>
    `Power ${power}, toughness ${toughness}. ${capital(countNoun(free, 'defender is', 'defenders are'))} free.`,
  killsIt: 'kills it',
  lives: 'lives',
  yes: 'yes',
  no: 'no',
  nobody: 'nobody',
  step: (reason: string, who: string) => `${reason}: ${who}`,
  chosen: (who: string) => `So ${who} comes.`,
  /** Why one of several is chosen. */
  ties: wordsByKey<Reason>({
    'kills-and-lives': 'Of those the weakest comes:',
    lives: 'Of those the least tough comes:',
    kills: 'Of those the one of least power comes:',
    weakest: 'Nobody kills it or lives, so the weakest comes:',
  }),
  /** What a card costs, and which lands it needs in play. */
  price: (cost: number, need: { count: number; kind: string } | null) =>
    `Costs ${countNoun(cost, 'land', 'lands')}${need ? `, needs ${need.count} of ${need.kind}` : ''}.`,
  only: 'Only one is left:',
  fallBoth: 'Both fall.',
  fallsAttacker: (name: string) => `${capital(name)} falls.`,
  fallsDefender: (name: string) => `${capital(name)} falls, and yours is unhurt.`,
  fallsNobody: 'Nobody falls.',

  fightNow: 'Fight now:',
  withOne: (name: string) => `With ${name}:`,
  sum: (slain: number, falls: number, left: number, total: number) =>
    `${slain} slain, ${falls === 0 ? 'none falls' : `${falls} ${falls === 1 ? 'falls' : 'fall'}`}, ${left} ${left === 1 ? 'stays' : 'stay'}; total ${total}`,
  lastFalls: (total: number, victory: string, best: string, mayDie: boolean) =>
    `After this the assault comes next turn${mayDie ? ', if you live' : ''}, with ${total}: ${victory} at least a victory, ${best} total.`,

  assault: 'The assault',
  results: wordsByKey<AssaultResult>({
    'total-victory': 'total',
    'convincing-victory': 'convincing',
    victory: 'victory',
    draw: 'draw',
    'driven-out': 'driven out',
  }),
  atNow: 'as you stand',
  atColumn: 'if you fight now',
  atAimed: (name: string) => `with ${name}`,
  atCast: (name: string) => `and ${name}`,
  odds: (parts: readonly string[]) => parts.join(', '),
  part: (word: string, share: string) => `${word} ${share}`,
  inAll: (total: number) => `total ${total}`,
  key: 'What the colours mean',

  nights: 'Nights to come',
  night: (count: number) => countNoun(count, 'night', 'nights'),
  nightsHow: 'your chance to outlive them',
  nightSaid: (count: number, share: string, mean: string) =>
    `${countNoun(count, 'night', 'nights')}: ${share}, with ${mean} life left on average`,
  share: (percent: string) => `${percent} %`,

  /** Beside the wall, while nothing is aimed: how long there is, and who could fell whom. */
  ahead: {
    heading: 'How it stands',
    lasts: (nights: number) =>
      `Your candle lasts about ${strong(countNoun(nights, 'more night', 'more nights'))}.`,
    lastsBarely: 'Your candle may not last another night.',
    fells: 'Who of yours could fell whom',
    none: 'nobody',
    falls: (defender: string, to: string) => `${capital(defender)}: ${to}`,
  },
  felledBy: (who: readonly string[]) =>
    `Of those you still have, it falls to ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(who)}.`,
  crown: (name: string) => `${capital(name)} wears a crown: nobody you still have can fell it.`,
  crownWheel: 'The Grinder’s Wheel can, with the right one sent first.',
  crownNone: 'There is no way round it but to wait it out.',
  warnings: {
    heading: 'Look out',
    death: 'Every face would end you tonight.',
    maybeDeath: (share: string) => `Tonight ends you with ${share}.`,
    assaultTooLate: 'If the night ends you, there is no assault.',
  },
}

/** What the Captain would do. */
export const hints = {
  title: { captain: 'The Captain’s hint', page: 'The Page’s hint' },
  thinking: 'The Captain is thinking…',
  close: 'Put the hint away',
  would: (actions: string) => `I would ${actions}.`,
  thenAfter: ', then ',
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
      `Nobody is left then: the assault comes next turn${mayDie ? ', if you live' : ''}, with ${total}.`,
    waits: 'The last defender may live on while your army grows.',
    free: 'The first land of a turn costs no life.',
    grows: (total: number) => `Your army comes to ${total}.`,
  },
}
