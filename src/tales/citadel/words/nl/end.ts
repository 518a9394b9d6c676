import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'

const turns = (count: number) => countNoun(count, 'beurt', 'beurten')
const points = (count: number) => countNoun(count, 'punt', 'punten')

export const end: AllWords['end'] = {
  title: {
    goal: 'Het doel was bereikt',
    land: 'Elk perceel had zijn Ridder',
    pile: 'De laatste kaart was omgedraaid',
    left: 'Eén Orde bleef over',
  },
  won: (who) => `${capital(who)} heeft gewonnen`,
  shared: (who) => `${capital(who)} delen de overwinning`,
  withLeader: (order, leader) => `${order} (${leader})`,
  once: (orders) =>
    `Er waren eens ${inWords(orders)} Orden van Ridders in één ronde citadel, en elk wilde er meer van bouwen dan de anderen.`,
  lasted: (count) => (count === 0 ? 'Vóór de eerste beurt was het voorbij.' : `Het duurde ${turns(count)}.`),
  built: (shares) => `Ze bouwden: ${shares}.`,
  builtShare: (who, count, greatest) =>
    count === 0
      ? `${who} niets`
      : `${who} ${countNoun(count, 'huis', 'huizen')}, ${strong(greatest)}${count === 1 ? '' : ' het grootste'}`,
  besieged: (count) =>
    count === 1
      ? 'Eén perceel viel bij een belegering.'
      : `${capital(inWords(count))} percelen vielen bij een belegering.`,
  taxed: (count) => `Belasting nam samen ${countNoun(count, 'baksteen', 'bakstenen')}.`,
  resigned: (Who) => `${Who} gaf op.`,
  decided: {
    goal: (who, count) =>
      `Toen stond het merkteken van ${strong(who)} bij de poort, met ${points(count)}, en zo was het voorbij.`,
    land: (who, count) =>
      `Toen was er geen perceel meer vrij. De ronde werd uitgespeeld, en er werd geteld: ${strong(who)} had het meest, ${points(count)}.`,
    pile: (who, count) =>
      `Toen was de stapel op. De ronde werd uitgespeeld, en er werd geteld: ${strong(who)} had het meest, ${points(count)}.`,
    left: (who) =>
      `Toen hadden alle anderen de citadel verlaten, en was ze het huis van ${strong(who)} alleen.`,
  },
  close: { one: 'en de muren weten het nog.', shared: 'en ze hingen beide banieren aan de poort.' },

  counted: 'Eindstand',
  columns: { order: 'Orde', points: 'punten', plots: 'percelen', bricks: 'bakstenen' },
  isOut: 'gaf op',

  unfolded: 'Punten, beurt na beurt',
  turns: 'beurten',
  chart: (count, standing) =>
    `De punten van elke Orde over ${turns(count)}. Aan het eind: ${standing}. De tabel hieronder heeft elke beurt.`,
  standing: (who, count) => `${who} ${count}`,
  card: 'Kaart',
  fell: (plot, who) => `${plot} viel aan ${who}`,
  power: (category, who) => `${who} werd de Grote Macht van ${category}`,

  board: (standing) => `De citadel aan het eind. Punten: ${standing}.`,
  toldBy: {
    basic: 'Gespeeld volgens de basisregels.',
    strategic: 'Gespeeld volgens de strategische regels.',
  },
  lastRound: 'Na het doel werd de laatste ronde uitgespeeld.',

  changed: 'Wissel van plek en speel opnieuw',
  changedFlourish: 'Wissel',
  changedMain: 'van plek',
}

export const review: AllWords['review'] = {
  how: 'Punten voor op de beste rivaal. Wat land, kaarten en bakstenen de volgende twee rondes brengen, telt mee.',
  chart: (decided) =>
    `Hoeveel punten elke Orde voorstond, beurt na beurt. ${decided} De tabel hieronder heeft elke beurt.`,
  by: (points) =>
    points === 0 ? 'gelijk' : `${inWords(Math.abs(points))} ${points > 0 ? 'voor' : 'achter'}`,
  luck: 'Geluk',
  luckHow: 'Wat de omgedraaide kaarten gaven, min de belasting, vergeleken met een gemiddelde kaart.',
  lucky: (Who, bricks) =>
    bricks === 0
      ? `${Who}: zoals verwacht.`
      : `${Who}: ${countNoun(Math.abs(bricks), 'baksteen', 'bakstenen')} ${bricks > 0 ? 'meer' : 'minder'}.`,
  best: (card, turn, who, bricks) =>
    `De gelukkigste kaart was ${card} in beurt ${turn}. Die gaf ${who} ${countNoun(bricks, 'baksteen', 'bakstenen')} meer dan verwacht.`,
  whose: (who) => `Het was de beurt van ${who}.`,
  advice: (what) => `${strong(capital(what))}.`,
  worth: (points) => `Dat was ${countNoun(points, 'punt', 'punten')} meer waard.`,
  nothingBetter:
    'We vonden geen beurt die duidelijk beter kon. Jullie speelden goed, en de kaarten deden de rest.',
}

export const giveUp: AllWords['giveUp'] = {
  title: 'Opgeven?',
  last: (own, other) => `Als ${own} opgeeft, heeft ${other} gewonnen.`,
  goesOn: (own) =>
    `Als ${own} opgeeft, gaan de gebouwen uit het spel en zijn de percelen vrij. De anderen spelen door.`,
  atGate: (who) => `De poort is dicht. Om op te geven drukt de speler van ${who} eerst op “Ik ben ${who}”.`,
  notNow: (who) => `Het is de beurt van ${who}. Je kunt opgeven als jij aan de beurt bent.`,
}
