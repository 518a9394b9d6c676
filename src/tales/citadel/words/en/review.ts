import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, counted, inWords } from '../../../../ui/text/en/numbers.ts'

/** Words of the last page about what decided it. */
export const review = {
  standing: 'Who stood ahead',
  axis: 'turns of the tale',
  how: 'In points ahead of the best of the others; what land, cards and bricks bring in the next two rounds is counted in.',
  chart: (decided: string) =>
    `By how many points each Order was ahead, turn by turn. ${decided} The table that follows has every turn.`,
  decided: (turn: number, who: string) => `From turn ${turn} on ${who} stayed ahead.`,
  undecided: 'Nobody stayed ahead.',
  turn: 'Turn',
  whoseTurn: 'Whose',
  here: 'What it decided',
  by: (points: number) =>
    points === 0 ? 'even' : `${inWords(Math.abs(points))} ${points > 0 ? 'ahead' : 'behind'}`,
  luck: 'What was luck',
  luckHow:
    'What the cards that were turned up paid, taxes taken off, beside what could be expected of any card.',
  lucky: (Who: string, bricks: number) =>
    bricks === 0
      ? `${Who}: as could be expected.`
      : `${Who}: ${counted(Math.abs(bricks), 'brick', 'bricks')} ${bricks > 0 ? 'more' : 'less'}.`,
  best: (card: string, turn: number, who: string, bricks: number) =>
    `The luckiest card was ${card} in turn ${turn}: it brought ${who} ${counted(bricks, 'brick', 'bricks')} more than could be expected.`,
  whose: (who: string) => `It was a turn of ${who}.`,
  advice: (what: string) => `${strong(capital(what))}.`,
  /** What it would have brought. */
  worth: (points: number) => `That would have stood better by ${counted(points, 'point', 'points')}.`,
  nothingBetter: 'Nothing clearly better was found: the cards had their share, and the rest was well played.',
}
