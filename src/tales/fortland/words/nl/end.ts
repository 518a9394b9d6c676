import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'

const rounds = (count: number) => countNoun(count, 'ronde', 'rondes')

export const end: AllWords['end'] = {
  title: { last: 'Eén land bleef over', winter: 'En de winter kwam', fall: 'Het eerste was gevallen' },
  won: (who) => `${who} heeft gewonnen`,
  shared: (who) => `${who} delen de overwinning`,
  withLeader: (country, leader) => `${country} (${leader})`,
  once: (countries) =>
    `Er waren eens ${inWords(countries)} kleine landen om een plein, en elk vond dat het er één te veel was.`,
  lasted: (count) => (count === 0 ? 'Vóór de eerste ronde was het voorbij.' : `Het duurde ${rounds(count)}.`),
  sieges: (who, count) =>
    count === 0
      ? `${who} belegerde niets.`
      : `${who} belegerde ${count === 1 ? 'één keer' : `${inWords(count)} keer`}.`,
  fell: (who, round, by) => `In de ${ordinal(round)} ronde viel ${strong(who)} door ${by}.`,
  gaveUp: (who, round) => `In de ${ordinal(round)} ronde gaf ${strong(who)} op.`,
  decided: {
    last: (who) => `Toen was ${strong(who)} het laatste land met een eigen plaats, en zo was het voorbij.`,
    winter: (who, shared) =>
      `Toen kwam de ${strong('winter')} en kon niemand meer marcheren. ${who} had${shared ? 'den evenveel en' : ''} het meest aan vrije plaatsen.`,
    fall: (who, shared) =>
      `Daarmee was het voorbij, en er werd geteld. ${strong(who)} ${shared ? 'stonden het best, en gelijk' : 'stond het best'}.`,
  },
  byPlace: (who, place) => `Het fort van ${who} bij ${place} gaf de doorslag.`,
  close: { one: 'tot de sneeuw smelt en de legers weer trekken.', shared: 'en ze deelden de oogst.' },

  unfolded: 'Hoe het spel ging',
  rounds: 'rondes',
  worth: 'waarde van vrije plaatsen: stad 3, dorp 2',
  chart: (count, standing) =>
    `De waarde van de vrije plaatsen van elk land over ${rounds(count)}. Aan het eind: ${standing}. De tabel hieronder heeft elke ronde.`,
  standing: (who, worth) => `${who} ${worth}`,
  round: 'Ronde',
  fellShort: (who, by) => `${who} viel door ${by}`,
  gaveUpShort: (who) => `${who} gaf op`,

  lastTurn: 'De beurt die het besliste',
  board: (standing) => `Fortland aan het eind. Vrije plaatsen: ${standing}.`,
  toldBy: (rules) =>
    rules.length === 0 ? 'Gespeeld zoals in het boek.' : `Gespeeld met huisregels: ${rules.join(', ')}.`,

  changed: 'Wissel van plek en speel nog eens',
  changedFlourish: 'Wissel',
  changedMain: 'van plek',
}

export const review: AllWords['review'] = {
  how: 'Zo ziet de Wachter het: hoeveel dorpen je voorstaat. Muren en belegeringen tellen mee.',
  chart: (decided) =>
    `Hoeveel dorpen elk land voorstond, beurt na beurt. ${decided} De tabel hieronder heeft elke beurt.`,
  by: (towns) => (towns === 0 ? 'gelijk' : `${inWords(Math.abs(towns))} ${towns > 0 ? 'voor' : 'achter'}`),
  whose: (who, rolled) => `${who} had ${countNoun(rolled, 'actie', 'acties')}.`,
  advice: (what) => `${strong(capital(what))}.`,
  worth: (towns) => `Dat was ${countNoun(towns, 'dorp', 'dorpen')} beter geweest.`,
  nothingBetter: 'Er was geen duidelijk betere zet. Er is goed gespeeld, en de dobbelsteen deed de rest.',
}

export const giveUp: AllWords['giveUp'] = {
  title: 'Opgeven?',
  last: (own, other) => `Als ${own} opgeeft, valt het en wint ${other}.`,
  ends: (own) => `Als ${own} opgeeft, valt het en is het spel uit. Het beste land wint.`,
  goesOn: (own) => `Als ${own} opgeeft, valt het. Het leger vertrekt en de anderen spelen door.`,
  tooSoon: 'Eerst moeten alle legers worden opgesteld.',
  notNow: (who) => `Het is de beurt van ${who}. Opgeven kan in je eigen beurt.`,
}
