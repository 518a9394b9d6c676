import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'
import { common } from './base.ts'

const { inSentence, manyOf, oneOf, sides } = common
const OTHER: Readonly<Record<SeatName, SeatName>> = { red: 'green', green: 'red' }
const many = (side: SeatName, count: number) => countNoun(count, oneOf[side], manyOf[side])
const turns = (count: number) => countNoun(count, 'beurt', 'beurten')

export const end: AllWords['end'] = {
  title: {
    seven: 'Zeven stonden er',
    'no-pawns': 'En één volk bleef over',
    'given-up': 'De open plek werd opgegeven',
    quiet: 'Alles werd stil',
    dawn: 'De dag brak aan',
    standstill: 'Niemand kon zich roeren',
    agreed: 'Ze deelden de open plek',
  },
  won: (side) => `${side} heeft gewonnen`,
  drawn: 'niemand heeft gewonnen',
  withLeader: (side, leader) => `${side} (${leader})`,
  once: 'Er waren eens twee kleine volken die dezelfde open plek wilden, en elk had een Boogyman die in zijn hol wachtte.',
  lasted: (count) => (count === 0 ? 'Voor de eerste beurt was het voorbij.' : `Het duurde ${turns(count)}.`),
  called: (turn, side) => `In de ${strong(ordinal(turn))} beurt riep ${inSentence[side]} zijn Boogyman.`,
  took: (side, count) => `Die van ${inSentence[side]} ving bij elkaar ${many(OTHER[side], count)}.`,
  wonBy: {
    seven: (winner) =>
      `Toen stond de ${strong(`zevende ${oneOf[winner]}`)} op de open plek. Ze waren er allemaal, en hij was van hen.`,
    'no-pawns': (winner) =>
      `Toen ging de ${strong(`laatste ${oneOf[OTHER[winner]]}`)} naar huis. Wie niemand meer heeft, kan er ook niemand bij maken.`,
    'given-up': (winner) =>
      `Toen gaf ${strong(inSentence[OTHER[winner]])} op en ging naar huis, en niemand nam het kwalijk.`,
  },
  drawnBy: {
    quiet: `Toen kwamen er ${strong('veertig stille beurten')}: niemand werd gemaakt, geroepen of gevangen, en beide volken vielen in slaap.`,
    dawn: `Toen brak na de 200e beurt de ${strong('dag')} aan, en beide volken slopen naar huis.`,
    standstill: `Toen kon ${strong('geen van beide')} zich meer roeren, en zo zaten ze elkaar aan te kijken.`,
    agreed: `Toen vonden ${strong('beide volken')} het goed: op de open plek was ruimte voor twee.`,
  },
  close: { won: 'tot het andere volk terugkomt.', drawn: 'en de open plek is van allebei.' },

  unfolded: 'Hoe het duel verliep',
  turns: 'beurten van het duel',
  chart: (count, red, green) =>
    `Hoeveel er op het bord stonden in ${turns(count)}. Aan het eind ${many('red', red)} en ${many('green', green)}. De tabel hierna heeft elke beurt.`,
  calledShort: (side) => `${capital(inSentence[side])} riep zijn Boogyman`,
  tookShort: (side, count) => `De Boogyman van ${inSentence[side]} ving ${many(OTHER[side], count)}`,

  lastTurn: 'De beurt die het besliste',
  board: (standing) => `De open plek aan het eind: ${standing}.`,
  toldBy: {
    two: 'Gespeeld met ten hoogste twee bomen per vak.',
    three: 'Gespeeld met ten hoogste drie bomen per vak.',
  },

  changed: 'Nog eens: wissel van kant',
  changedFlourish: 'Wissel',
  changedMain: 'van kant',
}

export const review: AllWords['review'] = {
  standing: 'Wie er beter voor stond',
  ahead: (side) => `${sides[side]} vooraan`,
  axis: 'beurten van het duel',
  how: 'Zoals de Wachter het ziet, geteld in volk; bomen en Boogymannen tellen een beetje mee.',
  chart: (decided) => `Wie er beter voor stond, beurt na beurt. ${decided} De tabel hierna heeft elke beurt.`,
  decided: (turn, side) => `Vanaf beurt ${turn} bleef ${inSentence[side]} vooraan.`,
  after: 'Na de beurt',
  even: 'gelijk',
  by: (side, folk) => `${sides[side]} met ${inWords(folk)}`,
  won: (side) => `gewonnen voor ${inSentence[side]}`,
  advice: (what) => `${strong(capital(what))}.`,
  theirs: 'De open plek was van hen geweest.',
  notLost: 'Er was nog niets verloren geweest.',
  worth: (folk) => `Dat had ${inWords(folk)} van het volk gescheeld.`,
  nothingBetter: 'Niets was duidelijk beter: er is tot het einde goed gespeeld.',
}

export const giveUp: AllWords['giveUp'] = {
  title: 'Dit duel beëindigen?',
  text: (own, other) => `Als ${own} opgeeft, heeft ${other} gewonnen.`,
  draw: 'Voor remise moeten beide het willen.',
  drawLater: 'Remise kan pas worden aangeboden als de eerste vier staan.',
  offer: 'Remise aanbieden',
  notNow: (who) => `Het is de beurt van ${who}. Opgeven kan alleen in je eigen beurt.`,
  asked: 'Wordt het remise?',
  askedText: (own, other) =>
    `${capital(own)} biedt remise aan: dan heeft niemand gewonnen. Het antwoord is aan ${other}.`,
  agree: 'Wij vinden het goed',
  refusedText: (who) => `Nee: ${who} ziet nog iets te winnen en speelt verder.`,
}
