import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'
import { common } from './base.ts'

const { inSentence, manyOf, oneOf } = common

const many = (side: SeatName, count: number) => countNoun(count, oneOf[side], manyOf[side])
const boogyman: Record<SeatName, string> = {
  red: 'De paddenstoelen-Boogyman',
  green: 'De sparren-Boogyman',
}

export const log: Messages['log'] = {
  heading: (turn, side) => `${turn} · ${side}`,
  placed: (side, tile) => `Er kwam een ${oneOf[side]} op ${tile}.`,
  stepped: (side, from, to) => `Een ${oneOf[side]} stapte van ${from} naar ${to}.`,
  treeGrew: 'Het was de laatste daar, dus er groeide een boom.',
  secondTree: 'Het was de laatste daar, dus er groeide een tweede boom.',
  noTree: 'Het was de laatste daar, maar er past geen boom meer bij.',
  stayed: (side, count, tile) =>
    `${capital(many(side, count))} ${count === 1 ? 'bleef' : 'bleven'} op ${tile}.`,
  spawned: (side, tile) => `Twee bomen op ${tile} maakten er een ${oneOf[side]} bij.`,
  standing: (count) => `Er staan er nu ${inWords(count)} van de zeven.`,
  came: (side, tile) => `${boogyman[side]} kwam tevoorschijn op ${tile}.`,
  given: (side) => `Hij kostte twee bomen en een ${oneOf[side]}.`,
  prowled: (side, to) => `${boogyman[side]} sloop naar ${to}.`,
  captured: (whose, count) => `Hij ving ${many(whose, count)}: terug naar huis.`,
  noSecond: (side) => `Meer kon ${inSentence[side]} niet doen.`,
  stuck: (side) => `${capital(inSentence[side])} kon niets doen. De beurt ging voorbij.`,
  won: {
    seven: (side) => `Er staan zeven ${manyOf[side]}: ${inSentence[side]} heeft gewonnen.`,
    'no-pawns': (side, other) => `Er is geen ${oneOf[other]} meer over: ${inSentence[side]} heeft gewonnen.`,
    'given-up': (side, other) => `${capital(inSentence[other])} gaf op: ${inSentence[side]} heeft gewonnen.`,
  },
  drawn: {
    quiet: 'Veertig stille beurten: gelijkspel.',
    dawn: 'Na beurt 200 breekt de dag aan: gelijkspel.',
    standstill: 'Geen van beide kanten kan iets doen: gelijkspel.',
    agreed: 'Beide kanten vonden het goed: gelijkspel.',
  },
}

export const refusals: Messages['refusals'] = {
  'game-over': 'Het spel is uit.',
  'not-placing': 'De eerste vier zijn al geplaatst.',
  'still-placing': 'Plaats eerst alle vier.',
  full: 'Hier zijn er al drie.',
  'no-pawn-there': 'Daar staat niemand van jou.',
  'has-acted': 'Die heeft deze beurt al iets gedaan.',
  'not-next-door': 'Een stap gaat naar een vak ernaast, en niet verder.',
  'needs-two-trees': 'Daarvoor moeten hier twee bomen staan.',
  'boogyman-is-out': 'Jouw Boogyman is al buiten.',
  'last-pawn': 'Dit is je laatste. Die kun je niet geven.',
  'no-boogyman': 'Jouw Boogyman is nog thuis.',
  'must-move': 'Hij moet op een ander vak stoppen.',
  trees: 'Tussen bomen loopt hij niet.',
  boogyman: 'Bij de andere Boogyman komt hij niet.',
  'out-of-reach': 'Dat is verder dan drie vakken.',
}
