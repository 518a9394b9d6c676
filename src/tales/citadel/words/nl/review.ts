import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, counted, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

export const review: Messages['review'] = {
  standing: 'Wie er vooraan stond',
  axis: 'beurten van het verhaal',
  how: 'In punten voor op de beste van de anderen; wat land, kaarten en bakstenen de volgende twee rondes brengen, telt mee.',
  chart: (decided) =>
    `Hoeveel punten elke Orde voorstond, beurt na beurt. ${decided} De tabel hierna heeft elke beurt.`,
  decided: (turn, who) => `Vanaf beurt ${turn} bleef ${who} vooraan.`,
  undecided: 'Niemand bleef vooraan.',
  turn: 'Beurt',
  whoseTurn: 'Van wie',
  here: 'Wat besliste',
  by: (points) =>
    points === 0 ? 'gelijk' : `${inWords(Math.abs(points))} ${points > 0 ? 'voor' : 'achter'}`,
  luck: 'Wat geluk was',
  luckHow:
    'Wat de omgedraaide kaarten betaalden, zonder de belasting, naast wat van elke kaart te verwachten was.',
  lucky: (Who, bricks) =>
    bricks === 0
      ? `${Who}: zoals te verwachten was.`
      : `${Who}: ${counted(Math.abs(bricks), 'baksteen', 'bakstenen')} ${bricks > 0 ? 'meer' : 'minder'}.`,
  best: (card, turn, who, bricks) =>
    `De gelukkigste kaart was ${card} in beurt ${turn}: die bracht ${who} ${counted(bricks, 'baksteen', 'bakstenen')} meer dan te verwachten was.`,
  whose: (who) => `Het was een beurt van ${who}.`,
  advice: (what) => `${strong(capital(what))}.`,
  worth: (points) => `Dat had ${counted(points, 'punt', 'punten')} gescheeld.`,
  nothingBetter: 'Niets was duidelijk beter: de kaarten deden het hunne, en verder is er goed gespeeld.',
}
