import type { BuildingId, EventCardId, InfluenceId } from '../../../../engine/citadel/index.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

const buildings = wordsOf<BuildingId>({
  stable: 'Stable',
  'pig-sty': 'Pig Sty',
  commons: 'Commons',
  cottage: 'Cottage',
  'bath-house': 'Bath House',
  almshouse: 'Almshouse',
  'town-house': 'Town House',
  'coach-house': 'Coach House',
  manor: 'Manor',
  'rose-palace': 'Rose Palace',
  'flour-mill': 'Flour Mill',
  tannery: 'Tannery',
  smithy: 'Smithy',
  pottery: 'Pottery',
  cooperage: 'Cooperage',
  'spinning-room': 'Spinning Room',
  sawmill: 'Sawmill',
  brewery: 'Brewery',
  'weavers-hall': 'Weavers’ Hall',
  'bell-foundry': 'Bell Foundry',
  glassworks: 'Glassworks',
  clockmaker: 'Clockmaker',
  'printing-house': 'Printing House',
  donjon: 'Donjon',
  chapel: 'Chapel',
  watchtower: 'Watchtower',
  school: 'School',
  hospital: 'Hospital',
  'court-house': 'Court House',
  library: 'Library',
  'opera-house': 'Opera House',
  basilica: 'Basilica',
  'town-hall': 'Town Hall',
  'market-stall': 'Market Stall',
  inn: 'Inn',
  turnpike: 'Turnpike',
  'caravan-yard': 'Caravan Yard',
  warehouse: 'Warehouse',
  'cloth-hall': 'Cloth Hall',
  'counting-house': 'Counting House',
  guildhall: 'Guildhall',
  'stock-exchange': 'Stock Exchange',
})

/** Names without an article of their own: "Commons were built". */
const BARE: ReadonlySet<BuildingId> = new Set(['commons', 'glassworks'])

const articled = (id: BuildingId): string => {
  const name = buildings[id]
  if (BARE.has(id)) return name
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`
}

/** Names of all cards, and what is printed on them. */
export const cards = {
  buildings,
  /** Within a sentence: one of its kind, and the one spoken of. */
  a: articled,
  the: (id: BuildingId) => `the ${buildings[id]}`,
  building: 'Building card',
  influenceCard: 'Influence card',
  eventCard: 'Event',
  events: wordsOf<EventCardId>({
    'excellent-harvest': 'Excellent Harvest',
    'mild-winter': 'Mild Winter',
    'spring-fair': 'Spring Fair',
    settlers: 'Settlers',
    longships: 'Longships',
    plague: 'Plague',
    pilgrims: 'Pilgrims',
    flood: 'Flood',
    'guild-feast': 'Guild Feast',
    'royal-tax': 'Royal Tax',
    fire: 'Fire',
    'call-to-arms': 'Call to Arms',
    'golden-age': 'Golden Age',
    renaissance: 'Renaissance',
    'great-fair': 'Great Fair',
  }),
  eventDoes: wordsOf<EventCardId>({
    'excellent-harvest': 'Everybody gets 3 bricks for each of their Flour Mills.',
    'mild-winter': 'Everybody gets 2 bricks.',
    'spring-fair': 'Everybody gets 1 brick for each of their plots along a road, up to 6.',
    settlers: 'Everybody gets 2 bricks for each of their Citizenry buildings, up to 6.',
    longships: 'Everybody pays 1 brick for each of their plots by the river.',
    plague:
      'Whoever has three plots or more loses the Knight on their plot with the fewest dots that has no building.',
    pilgrims: 'Whoever has the fewest points gets 4 bricks.',
    flood: 'Everybody pays 2 bricks for each of their buildings by the river.',
    'guild-feast': 'Everybody gets 2 bricks for each of their Crafts buildings, up to 6.',
    'royal-tax': 'Everybody gives back all bricks beyond 5.',
    fire: 'Whoever alone has the most points loses their building of least value.',
    'call-to-arms':
      'Whoever alone has the most plots, and at least three, gives up one of them: plot and building are nobody’s.',
    'golden-age': 'Everybody gets 1 brick for each of their buildings, up to 6.',
    renaissance: 'Everybody without an Influence card gets one.',
    'great-fair': 'Everybody gets 2 bricks for each of their Trade buildings, up to 6.',
  }),
  influence: wordsOf<InfluenceId>({
    desertion: 'Desertion',
    banishment: 'Banishment',
    torch: 'Torch',
    loan: 'Loan',
    purse: 'Purse',
    'master-builders': 'Master Builders',
    donation: 'Donation',
    charter: 'Charter',
    spy: 'Spy',
    'safe-conduct': 'Safe Conduct',
    exemption: 'Exemption',
    crier: 'Crier',
    dispensation: 'Dispensation',
  }),
  influenceDoes: wordsOf<InfluenceId>({
    desertion: 'The Knight leaves a rival’s plot that has no building. The plot is nobody’s.',
    banishment: 'A rival loses a building of 3 or less with its plot. Both are nobody’s.',
    torch: 'A rival’s building of 2 or less burns down. The plot stays theirs.',
    loan: 'Take 5 bricks.',
    purse: 'Take up to 3 bricks from a rival.',
    'master-builders': 'You may build one more building this turn.',
    donation: 'Your next building this turn costs nothing.',
    charter:
      'Take any free plot for half its dots, rounded up. It does not count as one of your two, and besieges nobody.',
    spy: 'Look at a rival’s Building cards and take one. Then give one of yours in return.',
    'safe-conduct':
      'Plays by itself: the first Desertion, Banishment, Torch, Purse or Spy aimed at you fails.',
    exemption: 'Plays by itself: the first taxes that would take 3 bricks or more from you take nothing.',
    crier: 'You alone are paid now for your best building of one category.',
    dispensation:
      'You may build one more building this turn, and your next one may stand where its category may not.',
  }),
}
