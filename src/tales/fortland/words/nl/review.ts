import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, counted, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

export const review: Messages['review'] = {
  standing: 'Wie er vooraan stond',
  axis: 'beurten van het verhaal',
  how: 'Zoals de Wachter het ziet, in dorpen voor op de anderen; muren en belegeringen tellen mee.',
  chart: (decided) =>
    `Hoeveel dorpen elk land voorstond, beurt na beurt. ${decided} De tabel hierna heeft elke beurt.`,
  decided: (turn, who) => `Vanaf beurt ${turn} bleef ${who} vooraan.`,
  undecided: 'Niemand bleef vooraan.',
  turn: 'Beurt',
  whoseTurn: 'Van wie',
  here: 'Wat besliste',
  by: (towns) => (towns === 0 ? 'gelijk' : `${inWords(Math.abs(towns))} ${towns > 0 ? 'voor' : 'achter'}`),
  whose: (who, rolled) => `${who} had ${counted(rolled, 'actie', 'acties')}.`,
  advice: (what) => `${strong(capital(what))}.`,
  worth: (towns) => `Dat had ${counted(towns, 'dorp', 'dorpen')} gescheeld.`,
  nothingBetter: 'Niets was duidelijk beter: de dobbelsteen deed het zijne, en verder is er goed gespeeld.',
}
