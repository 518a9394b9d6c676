import { strong } from '../../../../ui/text/emphasis.ts'
import type { AllWords } from '../all-words.ts'

/** Woorden van de laatste bladzijde over de beurt die besliste. */
export const review: AllWords['review'] = {
  odds: 'De kansen van de Eik',
  line: 'kans dat de Eik blijft staan',
  axis: 'beurten van het verhaal, in honderdsten',
  how: (games, giveOrTake) =>
    `Zoals de Wachter het zou houden: uit ${games} spelletjes die zijn voortgezet, ${giveOrTake} meer of minder.`,
  chart: (first, decided) =>
    `De kansen van de Eik begonnen bij ${first}${decided === null ? '' : `; beurt ${decided} besliste`}. De tabel hierna heeft elke beurt.`,
  turn: 'Beurt',
  before: 'Voor de dobbelsteen',
  after: 'Na de beurt',
  decided: (turn) => `Beurt ${turn} besliste.`,
  die: 'De worp die het meest pijn deed',
  rolled: {
    'new-monsters': (face, turn) => `een ${face} voor nieuwe monsters in beurt ${turn}`,
    movement: (face, turn) => `een ${face} voor de beweging van de monsters in beurt ${turn}`,
  },
  fell: (what, before, after) =>
    `Het was ${strong(what)}: de kansen van de Eik zakten van ${before} naar ${after}.`,
  noDie: 'Geen enkele worp deed de Eik veel pijn.',
  luck: {
    bad: (points) => `Alle worpen samen kostten de Eik ${points} van de honderd.`,
    good: (points) => `Alle worpen samen gaven de Eik ${points} van de honderd.`,
  },
  advice: (what, before, after) =>
    `${strong(what)}: de kansen van de Eik waren dan ${after} geweest en niet ${before}.`,
  none: {
    dice: 'Jullie kozen goed; de dobbelstenen niet.',
    manyLittle: 'Geen enkele keuze kostte veel, maar veel kleine beetjes tellen op.',
    unclear: 'Niets was duidelijk beter.',
    well: 'Jullie kozen goed: niets was duidelijk beter.',
  },
}
