import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, counted, inWords } from '../../../../ui/text/en/numbers.ts'

/** Words of the last page about what decided it. */
export const review = {
  standing: 'Who stood ahead',
  axis: 'turns of the tale',
  how: 'As the Guardian sees it, in towns ahead of the others; walls and sieges are counted in.',
  chart: (decided: string) =>
    `By how many towns each country was ahead, turn by turn. ${decided} The table that follows has every turn.`,
  decided: (turn: number, who: string) => `From turn ${turn} on ${who} stayed ahead.`,
  undecided: 'Nobody stayed ahead.',
  turn: 'Turn',
  whoseTurn: 'Whose',
  here: 'What it decided',
  by: (towns: number) =>
    towns === 0 ? 'even' : `${inWords(Math.abs(towns))} ${towns > 0 ? 'ahead' : 'behind'}`,
  whose: (who: string, rolled: number) => `${who} had ${counted(rolled, 'action', 'actions')}.`,
  advice: (what: string) => `${strong(capital(what))}.`,
  /** What it would have brought. */
  worth: (towns: number) => `That would have stood better by ${counted(towns, 'town', 'towns')}.`,
  nothingBetter: 'Nothing clearly better was found: the dice had their share, and the rest was well played.',
}
