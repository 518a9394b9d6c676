import { inWords } from '../../../../ui/text/en/numbers.ts'

/** What the table says to those who listen instead of look. */
export const spoken = {
  describe: 'Describe the table',
  grid: 'Tiles and places of the forest',
  at: (monsters: string, place: string) => `${monsters} at ${place}`,
  /** Where those are who have just come or gone. */
  now: (groups: string) => `Now: ${groups}.`,
  farther: (n: number) => `${inWords(n)} more, farther away`,
  theTile: 'the tile',
}
