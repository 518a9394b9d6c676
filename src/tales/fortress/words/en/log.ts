import type {
  AssaultResult,
  Cause,
  Fortress,
  OutcomeKind,
  Reason,
} from '../../../../engine/fortress/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { common } from './base.ts'

/** Log entries: the events and their reasons. `the`: a card within a sentence. */
export const log = {
  began: (siege: number, garrison: string) =>
    siege === 1 ? `On the wall: ${garrison}.` : `The siege began again. On the wall: ${garrison}.`,
  hand: (cards: string) => `You hold ${cards}.`,
  drew: (card: string) => `You drew ${card}.`,
  drewNothing: 'There was no card left to draw.',
  laid: (land: string) => `You laid a ${land}.`,
  landCost: 'It cost one life.',
  cast: (who: string) => `${capital(who)} joined you.`,
  castRests: 'It rests until your next turn.',
  castTreasure: (what: string) => `You cast ${what}.`,
  met: (attacker: string, defender: string) =>
    `${capital(attacker)} steps forward, and ${defender} meets it.`,
  metWhy: wordsByKey<Reason>({
    'kills-and-lives': 'The weakest that kills it and lives meets it.',
    lives: 'None kills it and lives. The least tough that lives meets it.',
    kills: 'None would live. The one with least power that kills it meets it.',
    weakest: 'None kills it or lives. The weakest meets it.',
  }),
  fought: (attacker: string, defender: string) => `${capital(attacker)} and ${defender} struck together.`,
  bothFell: 'Both fell.',
  fellAttacker: (who: string) => `${capital(who)} fell.`,
  fellDefender: (who: string) => `${capital(who)} fell.`,
  nobodyFell: 'None fell.',
  gone: 'The wall is deserted.',
  goneWhy: 'You storm the gate on your next turn, if you live.',
  night: (face: number) => `The night showed a ${face}.`,
  nightGain: (amount: number, life: number) => `${capital(inWords(amount))} life more: ${inWords(life)}.`,
  nightLoss: (amount: number, life: number) =>
    `${capital(inWords(amount))} life less: ${life <= 0 ? 'none is left' : `${inWords(life)} ${life === 1 ? 'is' : 'are'} left`}.`,
  nightNothing: 'It took nothing.',
  turn: (turn: number) => `Turn ${turn} began.`,
  assaultTurn: 'The wall is deserted. Now you storm the gate.',
  stormed: (damage: number, dice: string, walls: number, roll: number) =>
    `You stormed the gate with ${damage}. The dice showed ${dice}${walls > 0 ? `, the walls add ${walls}` : ''}: ${roll}.`,
  results: wordsByKey<AssaultResult>({
    'total-victory': 'More than five above the dice: a total victory.',
    'convincing-victory': 'Above the dice: a convincing victory.',
    victory: 'Even: a victory.',
    draw: 'Below by five or less: a draw.',
    'driven-out': 'More than five below: you were driven out.',
  }),
  over: wordsByKey<OutcomeKind>({
    'total-victory': 'You went in by the door, and settled down.',
    'convincing-victory': 'The fortress is yours; they fled by the back door.',
    victory: 'It was deserted, and now it is yours.',
    draw: 'Some escaped, and you were badly wounded.',
    'total-defeat': 'The siege is lost.',
  }),
  lostBy: wordsByKey<Cause>({
    assault: '',
    life: 'The candle burned down.',
    'no-creatures': 'You had no creature left in army, hand or deck.',
    yielded: 'You yielded.',
    'given-up': 'You gave it up.',
  }),
  kept: 'You kept your first hand.',
  redrew: 'You drew seven others.',
  siegeAgain: 'You gathered all your cards for another siege.',
  several: (name: string, count: number) => (count === 1 ? name : `${inWords(count)} times ${name}`),
  /** A turn, with its siege if that is not the first. */
  turnOf: (turn: number, siege = 1) => {
    if (siege === 1) return common.turn(turn)
    return turn === 0
      ? `Before the ${ordinal(siege)} siege`
      : `The ${ordinal(turn)} turn of the ${ordinal(siege)} siege`
  },
  left: (count: number) => `${capital(countNoun(count, 'defender is', 'defenders are'))} left.`,
}

/** Refusals: one plain sentence for each refusal of the law. */
export const refusals = wordsByKey<RefusalCode<Fortress>>({
  over: 'The game is over.',
  'answer-first': 'First answer the question.',
  'not-asked': 'That is not asked now.',
  'not-in-hand': 'That card is not in your hand.',
  'fight-first': 'First let your column fight.',
  'last-life': 'This land would cost your last life.',
  'kind-missing': 'You have too few lands of its kind.',
  'too-few-lands': 'You have too few unused lands.',
  'not-in-army': 'That creature is not in your army.',
  'must-assault': 'No defender is left. Now you storm the gate.',
  'attacked-already': 'You have already attacked this turn.',
  'not-ready': 'Cast this turn, it rests until the next.',
  'sent-already': 'It has already stepped forward.',
  'nobody-to-meet': 'No defender is free to meet it.',
  'stronger-first': 'House rule: send a stronger one before a weaker one.',
  'nobody-sent': 'You have sent no creature yet.',
  'garrison-stands': 'First all defenders must fall. Then you storm the gate.',
})
