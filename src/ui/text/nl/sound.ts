import type { HouseWords } from '../useHouseWords.ts'

/** Woorden van het geluid. */
export const sound: HouseWords['sound'] = {
  name: 'Geluid',
  toOn: 'Het geluid staat uit: zet het aan',
  toOff: 'Het geluid staat aan: zet het uit',
  choices: { off: 'Uit', soft: 'Zacht', middle: 'Gewoon', loud: 'Hard' },
}
