import { ORDERS } from '../../../../engine/citadel/index.ts'
import { chronicleOfSeats } from '../../../../ui/stats/chronicle-of-seats.ts'
import type { SealLook } from '../../../../ui/stats/stats.ts'
import { filled, outlined } from '../../../../ui/stats/wax.ts'
import { Shield } from '../../art/index.ts'
import { wasPlayed } from '../../stats/seals.ts'
import { toldWordsNow, useToldWords } from '../../words/stats.ts'

/** Appearance of the seals: a closed purse, the last seat that became the first, two laurels, and five shields. */
const SEAL_LOOKS: readonly SealLook[] = [
  {
    id: 'untaxed',
    colour: '#2F6B2E',
    sign: filled('M-7-10L-11-19H11L7-10Q18 0 16 12Q10 19 0 19T-16 12Q-18 0-7-10z'),
  },
  { id: 'from-behind', colour: '#A3182B', sign: outlined('M-18 14H-6V4H6V-6H18M8-16L18-6L8 4') },
  {
    id: 'two-powers',
    colour: '#7A5B12',
    sign: outlined(
      'M-19-4a9 9 0 1 1 18 0a9 9 0 1 1-18 0M1-4a9 9 0 1 1 18 0a9 9 0 1 1-18 0M-14 6L-17 18M-6 6L-3 18M6 6L3 18M14 6L17 18',
    ),
  },
  {
    id: 'every-order',
    colour: '#35617A',
    sign: filled(
      'M-16-14H-4V-4Q-4 2-10 5Q-16 2-16-4zM4-14H16V-4Q16 2 10 5Q4 2 4-4zM-6 3H6V12Q6 17 0 20Q-6 17-6 12z',
    ),
  },
]

export const chronicle = chronicleOfSeats({
  cloth: '#5A4A73',
  seals: SEAL_LOOKS,
  useWords: useToldWords,
  roles: ORDERS,
  sealOfAll: 'every-order',
  wasPlayed,
  pictureOf: (order, size) => <Shield order={order} size={size} />,
  resultOf(order, end, turn) {
    const words = toldWordsNow()
    return words.result(words.orders[order], end, turn)
  },
})
