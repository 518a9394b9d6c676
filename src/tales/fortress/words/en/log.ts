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

/** Lines of the tale so far: what happened, and why. `the`: a card within a sentence. */
export const log = {
  began: (siege: number, garrison: string) =>
    siege === 1 ? `On the wall stand ${garrison}.` : `The siege began anew. On the wall stand ${garrison}.`,
  hand: (cards: string) => `You hold ${cards}.`,
  drew: (card: string) => `You drew ${card}.`,
  drewNothing: 'No card was left to draw.',
  laid: (land: string) => `You laid a ${land}.`,
  landCost: 'It cost one life.',
  cast: (who: string) => `${capital(who)} came to you.`,
  castRests: 'Until your next turn there is rest.',
  castTreasure: (what: string) => `${capital(what)} lies before you.`,
  met: (attacker: string, defender: string) => `${capital(attacker)} steps forward, and ${defender} meets.`,
  metWhy: wordsByKey<Reason>({
    'kills-and-lives': 'Of those who kill and live, the weakest comes.',
    lives: 'Nobody kills and lives. Of those who live, the least tough comes.',
    kills: 'Nobody would live. Of those who kill, the one of least power comes.',
    weakest: 'Nobody kills, and nobody would live: the weakest comes.',
  }),
  fought: (attacker: string, defender: string) => `${capital(attacker)} and ${defender} struck together.`,
  bothFell: 'Both fell.',
  fellAttacker: (who: string) => `${capital(who)} fell.`,
  fellDefender: (who: string) => `${capital(who)} fell.`,
  nobodyFell: 'Nobody fell.',
  gone: 'The wall is deserted.',
  goneWhy: 'The gate is stormed on your next turn, if you live.',
  night: (face: number) => `The night showed a ${face}.`,
  nightGain: (amount: number, life: number) => `${capital(inWords(amount))} life more: ${inWords(life)}.`,
  nightLoss: (amount: number, life: number) =>
    `${capital(inWords(amount))} life less: ${life <= 0 ? 'none is left' : `${inWords(life)} ${life === 1 ? 'is' : 'are'} left`}.`,
  nightNothing: 'It took nothing.',
  turn: (turn: number) => `Turn ${turn} began.`,
  assaultTurn: 'Nobody stands on the wall: now the gate is stormed.',
  stormed: (damage: number, dice: string, walls: number, roll: number) =>
    `You stormed the gate with ${damage}. The dice showed ${dice}${walls > 0 ? `, the walls add ${walls}` : ''}: ${roll}.`,
  results: wordsByKey<AssaultResult>({
    'total-victory': 'More than five above: a total victory.',
    'convincing-victory': 'Above: a convincing victory.',
    victory: 'Even: a victory.',
    draw: 'Below, by five at most: a draw.',
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
    'no-creatures': 'No creature was left, nor any to come.',
    yielded: 'You yielded.',
    'given-up': 'You gave it up.',
  }),
  kept: 'You kept your first hand.',
  redrew: 'You drew seven others.',
  siegeAgain: 'You gathered all your cards for another siege.',
  several: (name: string, count: number) => (count === 1 ? name : `${inWords(count)} times ${name}`),
  /** A turn of a siege: of which, where it is not the first. */
  turnOf: (turn: number, siege = 1) => {
    if (siege === 1) return common.turn(turn)
    return turn === 0
      ? `Before the ${ordinal(siege)} siege`
      : `The ${ordinal(turn)} turn of the ${ordinal(siege)} siege`
  },
  left: (count: number) => `${capital(countNoun(count, 'defender is', 'defenders are'))} left.`,
}

/** Why something is not allowed: one plain sentence for each reason of the law. */
export const refusals = wordsByKey<RefusalCode<Fortress>>({
  over: 'The tale has ended.',
  'answer-first': 'First there is a question to answer.',
  'not-asked': 'Nobody asks that now.',
  'not-in-hand': 'That card is not in your hand.',
  'fight-first': 'The column stands: first let it fight.',
  'last-life': 'This land would cost your last life.',
  'kind-missing': 'Too few lands of its kind lie here.',
  'too-few-lands': 'Too few lands are unspent.',
  'not-in-army': 'That creature is not in your army.',
  'must-assault': 'Nobody defends any more: now the gate is stormed.',
  'attacked-already': 'There is one attack a turn, and this turn’s is over.',
  'not-ready': 'It came this turn, and rests until the next.',
  'sent-already': 'It has stepped forward already.',
  'nobody-to-meet': 'Every defender meets somebody already.',
  'stronger-first': 'By the house rule a stronger one cannot come after a weaker one.',
  'nobody-sent': 'Nobody has stepped forward yet.',
  'garrison-stands': 'While somebody defends, the gate cannot be stormed.',
})
