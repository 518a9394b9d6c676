import type { Cause, OutcomeKind } from '../../../../engine/fortress/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

const turns = (count: number) => countNoun(count, 'turn', 'turns')

/** The last page: the outcome, its renown, and the course of the siege. */
export const end = {
  subtitle: wordsByKey<OutcomeKind>({
    'total-victory': 'through the door, and home',
    'convincing-victory': 'they fled by the back door',
    victory: 'and nobody was at home',
    draw: 'some escaped, and you limped home',
    'total-defeat': 'the fortress stands',
  }),
  once: 'Once upon a time a fortress would not open, and half of those who held it had been friends.',
  lasted: (count: number, siege: number) =>
    siege === 1
      ? `The siege lasted ${strong(turns(count))}.`
      : `It took ${strong(countNoun(siege, 'siege', 'sieges'))}; the last one lasted ${turns(count)}.`,
  fell: (slain: number, fallen: number) =>
    `${slain === 0 ? 'No defender' : capital(countNoun(slain, 'defender', 'defenders'))} fell, and ${fallen === 0 ? 'none' : inWords(fallen)} of yours.`,
  nights: (lost: number) => `The nights took ${strong(inWords(lost))} life in all.`,
  stormed: (damage: number, roll: number) =>
    `You stormed the gate with ${strong(damage)} against ${strong(roll)}.`,
  how: wordsByKey<OutcomeKind>({
    'total-victory': 'The gate burst like a nut, and that night there was soup for everybody.',
    'convincing-victory': 'You hold the fortress, and whoever fled may come to tea.',
    victory: 'Inside stood a set table and a warm stove, and nobody at all.',
    draw: 'You counted your wounds, and the fortress counted its own.',
    'total-defeat': 'So it stands to this day.',
  }),
  lostBy: wordsByKey<Cause>({
    assault: '',
    life: `Then the ${strong('candle')} burned down.`,
    'no-creatures': `Then ${strong('nobody was left')} who would have gone with you.`,
    yielded: `Then you ${strong('yielded')}, and nobody held it against you.`,
    'given-up': `Then you ${strong('gave it up')}, and nobody held it against you.`,
  }),
  close: { won: 'until the roof needs mending.', lost: 'until somebody comes with a longer candle.' },

  renown: 'Renown',
  renownParts: {
    outcome: (points: number, outcome: string) => `${outcome}: ${points}`,
    life: (points: number) => `life left: ${points}`,
    defenders: (points: number) => `defenders: ${points}`,
    earlier: (points: number) => `earlier sieges: −${points}`,
  },
  renownSaid: (total: number, parts: string) => `Renown ${total}: ${parts}.`,

  unfolded: 'How the siege went',
  chart: (count: number, left: number) =>
    `Life and defenders over ${turns(count)}. At the end: ${left} life. The table below has every turn.`,
  life: 'Life',
  defenders: 'Defenders',
  power: 'Total in the assault',
  turns: 'turns',
  tookDefenders: (count: number) => `${capital(countNoun(count, 'defender', 'defenders'))} fell`,
  lostOwn: (count: number) => `${capital(inWords(count))} of yours fell`,
  laidMore: (cost: number) => `Lands cost ${countNoun(cost, 'life', 'life')}`,
  decided: 'What decided it',
  decidedBy: {
    dice: (damage: number, roll: number, chance: string) =>
      `The three dice: ${damage} against ${roll}. Of such assaults, ${chance} go at least this well.`,
    nights: (lost: number, mean: string) => `The nights took ${inWords(lost)} life. The average is ${mean}.`,
    patience: (turn: number, total: number) =>
      `The last defender fell in turn ${turn}, when your army was at ${total}.`,
    lands: (paid: number) => `Extra lands cost ${countNoun(paid, 'life', 'life')}.`,
    creatures: 'All your creatures fell in the fights, and no card could bring another.',
  },
  last: 'The end of the siege',
  /** The review of a finished siege. */
  review: {
    chances: 'Your chance to win',
    how: 'If our Page had played on after each turn.',
    began: 'Start of the turn',
    acted: 'After your actions',
    none: 'There was no much better move.',
    luckyNight: (turn: number, face: number, share: string) =>
      `Luckiest night: turn ${turn}, a ${face} (+${share}).`,
    unluckyNight: (turn: number, face: number, share: string) =>
      `Hardest night: turn ${turn}, a ${face} (−${share}).`,
    luckyAssault: (share: string) => `The dice of the assault added ${share}.`,
    unluckyAssault: (share: string) => `The dice of the assault cost ${share}.`,
    advice: (plan: string, played: string, better: string) =>
      `Better: ${strong(plan)}. Then your chance to win was ${better}, not ${played}.`,
  },
  againFlourish: 'Another',
  againMain: 'siege',
  againName: 'Another siege, with the same deck',
  muster: 'Change the deck',
}

export const giveUp = {
  title: 'Give this siege up?',
  text: 'It ends in total defeat.',
  notNow: (who: string) => `${capital(who)} plays the siege. Take it over first.`,
}
