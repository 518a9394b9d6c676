import type { Messages } from '../../../tales/fairy-tale/words/messages.ts'

/** Woorden van het geluid. */
export const sound: Messages['sound'] = {
  name: 'Geluid',
  toOn: 'Het geluid staat uit: zet het aan',
  toOff: 'Het geluid staat aan: zet het uit',
  choices: { off: 'Uit', soft: 'Zacht', middle: 'Gewoon', loud: 'Hard' },
}
