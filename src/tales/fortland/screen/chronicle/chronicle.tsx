import { SEATS } from '../../../../engine/fortland/index.ts'
import { chronicleOfSeats } from '../../../../ui/stats/chronicle-of-seats.ts'
import type { SealLook } from '../../../../ui/stats/stats.ts'
import { filled, outlined } from '../../../../ui/stats/wax.ts'
import { EmblemIcon } from '../../art/index.ts'
import { wasPlayed } from '../../stats/seals.ts'
import { toldWordsNow, useToldWords } from '../../words/stats.ts'

/** The emblem in the wax of each seal: a whole castle, one roof, two palisades, and four leaves. */
const SEAL_LOOKS: readonly SealLook[] = [
  { id: 'untouched', colour: '#2F6B2E', sign: filled('M-18 16V-6h5v-6h6v6h4v-10h6v10h4v-6h6v6h5V16z') },
  { id: 'from-last', colour: '#A3182B', sign: filled('M-16 2L0-16 16 2zM-11 4H11V18H-11z') },
  {
    id: 'with-store',
    colour: '#7A5B12',
    sign: outlined('M-22 14V-4l5-7 5 7V14M-12-4l5-7 5 7V14M4 14V-4l5-7 5 7V14M14-4l5-7 5 7V14'),
  },
  {
    id: 'every-country',
    colour: '#35617A',
    sign: filled(
      'M-2-2C-20-4-20-18-10-18S-2-8-2-2zM2-2C20-4 20-18 10-18S2-8 2-2zM-2 2C-20 4-20 18-10 18S-2 8-2 2zM2 2C20 4 20 18 10 18S2 8 2 2z',
    ),
  },
]

export const chronicle = chronicleOfSeats({
  cloth: '#4A5B3A',
  seals: SEAL_LOOKS,
  useWords: useToldWords,
  roles: SEATS,
  sealOfAll: 'every-country',
  wasPlayed,
  pictureOf: (country, size) => <EmblemIcon country={country} size={size} />,
  resultOf(country, end, turn) {
    const words = toldWordsNow()
    return words.result(words.roles[country], end, turn)
  },
})
