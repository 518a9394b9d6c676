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
  drawn: 'gelijkspel',
  withLeader: (side, leader) => `${side} (${leader})`,
  once: 'Er waren eens twee kleine volken die dezelfde open plek wilden, en elk had een Boogyman die in zijn hol wachtte.',
  lasted: (count) => (count === 0 ? 'Voor de eerste beurt was het voorbij.' : `Het duurde ${turns(count)}.`),
  called: (turn, side) => `In de ${strong(ordinal(turn))} beurt riep ${inSentence[side]} zijn Boogyman.`,
  took: (side, count) => `Die van ${inSentence[side]} ving bij elkaar ${many(OTHER[side], count)}.`,
  wonBy: {
    seven: (winner) =>
      `Toen stond de ${strong(`zevende ${oneOf[winner]}`)} op de open plek. Ze waren er allemaal, en hij was van hen.`,
    'no-pawns': (winner) =>
      `Toen ging de ${strong(`laatste ${oneOf[OTHER[winner]]}`)} naar huis. En zonder iemand kwam er ook niemand meer bij.`,
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
  turns: 'beurten',
  chart: (count, red, green) =>
    `Hoeveel er op het bord stonden in ${turns(count)}. Aan het eind: ${many('red', red)} en ${many('green', green)}. De tabel hieronder heeft elke beurt.`,
  calledShort: (side) => `${capital(inSentence[side])} riep zijn Boogyman`,
  tookShort: (side, count) => `De Boogyman van ${inSentence[side]} ving ${many(OTHER[side], count)}`,

  lastTurn: 'De beurt die het besliste',
  board: (standing) => `De open plek aan het eind: ${standing}.`,
  toldBy: {
    two: 'Gespeeld met hoogstens twee bomen per vak.',
    three: 'Gespeeld met hoogstens drie bomen per vak.',
  },

  changed: 'Wissel van kant en speel nog eens',
  changedFlourish: 'Wissel',
  changedMain: 'van kant',
}

export const review: AllWords['review'] = {
  standing: 'Wie er voor stond',
  ahead: (side) => `${sides[side]} voor`,
  axis: 'beurten',
  how: 'Zo ziet de Wachter het, geteld in volk. Bomen en Boogymannen tellen een beetje mee.',
  chart: (decided) => `Wie er voor stond, beurt na beurt. ${decided} De tabel hieronder heeft elke beurt.`,
  decided: (turn, side) => `Vanaf beurt ${turn} bleef ${inSentence[side]} voor.`,
  after: 'Na de beurt',
  even: 'gelijk',
  by: (side, folk) => `${sides[side]} met ${inWords(folk)}`,
  won: (side) => `gewonnen voor ${inSentence[side]}`,
  advice: (what) => `${strong(capital(what))}.`,
  theirs: 'Daarmee hadden ze gewonnen.',
  notLost: 'Dan was het nog niet verloren.',
  worth: (folk) => `Dat was ${inWords(folk)} volk beter geweest.`,
  nothingBetter: 'Niets was duidelijk beter. Er is tot het einde goed gespeeld.',
}

export const giveUp: AllWords['giveUp'] = {
  title: 'Dit duel beëindigen?',
  text: (own, other) => `Als ${own} opgeeft, wint ${other}.`,
  draw: 'Voor remise moeten jullie het eens zijn.',
  drawLater: 'Je kunt remise aanbieden als de eerste vier staan.',
  offer: 'Remise aanbieden',
  notNow: (who) => `Het is de beurt van ${who}. Opgeven kan in je eigen beurt.`,
  asked: 'Willen jullie remise?',
  askedText: (own, other) => `${capital(own)} biedt remise aan: gelijkspel. Nu antwoordt ${other}.`,
  agree: 'Wij vinden het goed',
  refusedText: (who) => `Nee: ${who} hoopt te winnen en speelt verder.`,
}
