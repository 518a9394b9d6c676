import { book } from './book.ts'
import { common } from './common.ts'
import { cover } from './cover.ts'

/** What the chronicle says of this tale. */
export const told = {
  title: book.title,
  well: 'you took it',
  ill: 'it stood',
  turns: 'turns',
  darknessHeading: 'How tough it was',
  castHeading: 'Who laid siege',
  darkness: { ...cover.toughness, road: 'on the road' },
  roles: common.role,
  seals: {
    'nobody-lost': { name: 'All came home', how: 'Win a siege in which none of yours fell.' },
    'last-candle': { name: 'The last of the candle', how: 'Win with two life left, or one.' },
    'seven-shields': { name: 'Seven shields', how: 'Win against seven defenders.' },
    'much-renown': { name: 'Much renown', how: 'Come to a renown of thirty or more.' },
  },
}
