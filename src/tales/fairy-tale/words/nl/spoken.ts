import { inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

/** Wat de tafel zegt voor wie luistert in plaats van kijkt. */
export const spoken: Messages['spoken'] = {
  describe: 'Beschrijf de tafel',
  grid: 'Tegels en plekken van het bos',
  at: (monsters, place) => `${monsters} op ${place}`,
  now: (groups) => `Nu: ${groups}.`,
  farther: (n) => `nog ${inWords(n)}, verder weg`,
  theTile: 'de tegel',
}
