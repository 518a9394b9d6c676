import { capital } from './numbers.ts'

type Leader = 'person' | 'apprentice' | 'guardian'

/** Computer players: who leads whom, what they do, and what the Guardian advises. */
export const bots = {
  names: { person: 'a person', apprentice: 'the Apprentice', guardian: 'the Guardian' },
  plain: { person: 'a person', apprentice: 'Apprentice', guardian: 'Guardian' },
  /** On the cover, the switch of a seat: who leads now; pressed, the next one does. */
  leads: (leader: string, hero: string) => `${capital(leader)} leads ${hero}`,
  change: (who: string) => `${who}. Press to change`,
  unreadable: 'Who led whom could not be read: people lead everybody now.',

  /** At the table. */
  giveAway: (hero: string) => `Let a computer player lead ${hero}`,
  leadOf: (hero: string) => `Who leads ${hero}`,
  letPlay: (leader: string, hero: string) => `Let ${leader} lead ${hero}`,
  takeOverOf: (hero: string) => `Take over ${hero}`,
  does: (leader: string, text: string) => `${capital(leader)}: ${text}`,
  thinking: (leader: Leader) => (leader === 'guardian' ? 'is thinking…' : 'is at it…'),
  /** It thinks long; what to do then. */
  long: 'The Guardian needs longer: this machine is busy.',
  waitNoLonger: 'Let the Apprentice decide',
  waits: 'waits for you to let it go on.',
  pause: 'Let it wait',
  goOn: 'Go on',
  hurry: 'To the end of its turn',
  controls: 'The computer player',
  askOpening: 'Ask the Guardian',
  laying: 'The Guardian lays them…',

  /** A hint in three grades. */
  hint: {
    name: 'A hint of the Guardian',
    more: 'More',
    title: { guardian: 'The Guardian’s hint', apprentice: 'The Apprentice’s hint' },
    thinking: 'The Guardian is thinking…',
    /** What the worst roll would do. */
    danger: (side: string, face: number, would: string) => `Watch the ${side}: a ${face} ${would}.`,
    dangerAll: (face: number, would: string) => `Watch every side: a ${face} ${would}.`,
    likely: (percent: string) => `${percent} that it hurts the Oak in this turn.`,
    nearest: (side: string) => `No roll hurts the Oak now. The nearest monster comes from the ${side}.`,
    safe: 'No roll hurts the Oak now: a time to find the diamonds.',
    question: 'The die leaves you a choice: weigh every side.',
    would: (what: string) => `I would ${what}.`,
    /** The kind of an action. */
    kinds: {
      lay: 'lay a first tile',
      begin: 'begin the tale',
      roll: 'roll',
      'choose-side': 'choose a certain side',
      walk: 'walk',
      expand: 'lay a tile now',
      sweep: 'sweep a tile away',
      fell: 'fell a tile to open the forest',
      remove: 'drive a monster away',
      use: 'use my power',
      'use-symbol': 'use the symbol where you stand',
      'keep-die': 'let the die stand',
      'choose-place': 'clear the worst tile',
      'end-turn': 'end the turn',
      'give-up': 'give up',
    },
    exact: (what: string) => `${capital(what)}.`,
    side: (side: string) => `choose the ${side}`,
    sweep: (tile: string) => `sweep ${tile} under the pile`,
    fell: (tile: string, place: string) => `fell ${tile} at ${place}`,
    step: (side: string) => `walk ${side}`,
    theMonster: (monster: string) => `drive ${monster} away`,
    monster: (monster: string, n: number) => `drive ${monster} away (number ${n})`,
    crowd: (place: string) => `drive away all monsters at ${place}`,
    power: (power: string) => `use your power: ${power}`,
    on: (what: string, target: string) => `${what}, on ${target}`,
    symbol: (symbol: string, place: string) => `use the ${symbol} on ${place}`,
    place: (place: string) => `clear ${place}`,
    gain: (before: string, after: string) => `Risk to the Oak this turn: from ${before} to ${after}.`,
    gainNone: (risk: string) => `Risk to the Oak this turn: ${risk}, unchanged.`,
    wins: 'That wins the tale.',
    close: 'Put the hint away',
  },
}
