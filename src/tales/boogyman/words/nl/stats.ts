import { seatStats } from '../../../../ui/text/nl/stats.ts'
import type { ToldOfDuel } from '../stats.ts'
import { book, common } from './base.ts'

export const told: ToldOfDuel = {
  ...seatStats,
  well: 'jullie wonnen',
  ill: 'jullie wonnen niet',
  title: book.title,
  castHeading: 'Welk volk jullie speelden',
  roles: common.sides,
  seals: {
    'never-called': {
      name: 'Hij kwam nooit',
      how: 'Win met zeven, zonder je Boogyman ooit te roepen.',
    },
    'from-one': { name: 'De laatste', how: 'Win nadat er nog maar één van jou stond.' },
    'shook-hands': { name: 'Toch vrienden', how: 'Spreek na twintig beurten of meer gelijkspel af.' },
    'both-folks': { name: 'Beide volken', how: 'Win met het Paddenstoelvolk, en win met het Sparrenvolk.' },
  },
}
