import type { BuildingId, Category, EventCardId, InfluenceId } from '../../../../engine/citadel/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

const buildings = wordsByKey<BuildingId>({
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

/** A card of a category, within a sentence. */
const CARD_OF: Readonly<Record<Category, string>> = {
  citizenry: 'a Citizenry card',
  crafts: 'a Crafts card',
  municipal: 'a Municipal card',
  trade: 'a Trade card',
}

/** What else is to be known of some cards. */
const OF_INFLUENCE: Readonly<Partial<Record<InfluenceId, string>>> = {
  desertion: 'Nobody loses their last plot to it.',
  banishment: 'Nobody loses their last plot to it.',
  donation: 'Unused, it ends with your turn.',
  charter: 'It takes one of your Knights.',
  dispensation: 'A Turnpike still needs a road that has none. Unused, it ends with your turn.',
}

const OF_EVENT: Readonly<Partial<Record<EventCardId, string>>> = {
  longships: 'Nobody pays more than they have.',
  plague: 'Between equal plots the owner chooses.',
  pilgrims: 'If several have equally few, each of them gets 4.',
  flood: 'Nobody pays more than they have.',
  'royal-tax': 'It is like the taxes of a Municipal card, and an Exemption saves from it.',
  fire: 'Between equal buildings it takes the one on the plot with fewer dots.',
  'call-to-arms': 'They choose which plot.',
}

/** Names of all cards, and what is printed on them. */
export const cards = {
  buildings,
  /** Within a sentence: one of its kind, and the one spoken of. */
  a: articled,
  the: (id: BuildingId) => `the ${buildings[id]}`,
  building: 'Building card',
  events: wordsByKey<EventCardId>({
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
  eventDoes: wordsByKey<EventCardId>({
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
  influence: wordsByKey<InfluenceId>({
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
  influenceDoes: wordsByKey<InfluenceId>({
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
  /** What a card tells of a thing besides what is printed on it. */
  asked: {
    building: (category: Category, value: number) =>
      `It costs ${strong(countNoun(value, 'brick', 'bricks'))} to build, brings in as much when ${CARD_OF[category]} is turned up, and counts ${strong(countNoun(value, 'point', 'points'))}.`,
    place: wordsByKey<Category>({
      citizenry: 'It may stand anywhere.',
      crafts: 'It may not stand in the inner circle.',
      municipal: 'It may not stand by the river.',
      trade: 'It may only stand along a road.',
    }),
    oneTurnpike: 'Each road has room for one Turnpike only.',
    pawned: (count: number) => `The Pawnshop gives ${countNoun(count, 'brick', 'bricks')} for the card.`,
    copies: (count: number) => (count === 1 ? 'There is only one.' : `There are ${inWords(count)} of them.`),
    epoch: (epoch: string) => `It comes in epoch ${epoch}.`,
    standsOn: (plot: string, premium: number) =>
      premium > 0
        ? `It stands on ${plot}, which adds ${countNoun(premium, 'brick', 'bricks')} to its income.`
        : `It stands on ${plot}, which adds nothing to its income.`,
    ownerless: 'It is nobody’s: whoever claims the plot gets it as well.',
    warded: 'A Safe Conduct in the rival’s hand wards it off.',
    playable: 'Play it in your own turn, before you turn up a card or after.',
    ofInfluence: OF_INFLUENCE,
    ofEvent: OF_EVENT,
    powerGoes:
      'The first to own three such buildings has it, and loses it with fewer than three, or when somebody has more.',
    stand: 'What may stand where',
  },
}
