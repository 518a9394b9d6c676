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

/** Additional rules of some cards. */
const OF_INFLUENCE: Readonly<Partial<Record<InfluenceId, string>>> = {
  desertion: 'It never takes a last plot.',
  banishment: 'It never takes a last plot.',
  donation: 'It ends with your turn, used or not.',
  charter: 'It uses one of your Knights.',
  dispensation: 'A Turnpike still needs a road without one. The card ends with your turn.',
}

const OF_EVENT: Readonly<Partial<Record<EventCardId, string>>> = {
  longships: 'You never pay more than you have.',
  plague: 'If several plots fit, the owner chooses.',
  pilgrims: 'On a tie, each of them gets 4.',
  flood: 'You never pay more than you have.',
  'royal-tax': 'It works like the taxes of a Municipal card. An Exemption stops it.',
  fire: 'Of equal buildings, it burns the one on fewer dots.',
  'call-to-arms': 'Its player chooses the plot.',
}

/** Names of all cards, and their printed text. */
export const cards = {
  buildings,
  /** Within a sentence: with the indefinite and the definite article. */
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
    'excellent-harvest': 'Everyone gets 3 bricks for each of their Flour Mills.',
    'mild-winter': 'Everyone gets 2 bricks.',
    'spring-fair': 'Everyone gets 1 brick for each of their plots along a road, up to 6.',
    settlers: 'Everyone gets 2 bricks for each of their Citizenry buildings, up to 6.',
    longships: 'Everyone pays 1 brick for each of their plots by the river.',
    plague: 'Everyone with three plots or more loses a Knight: on their empty plot with the fewest dots.',
    pilgrims: 'The Order with the fewest points gets 4 bricks.',
    flood: 'Everyone pays 2 bricks for each of their buildings by the river.',
    'guild-feast': 'Everyone gets 2 bricks for each of their Crafts buildings, up to 6.',
    'royal-tax': 'Everyone gives back all bricks above 5.',
    fire: 'The Order with the most points loses its cheapest building. Not on a tie.',
    'call-to-arms':
      'The Order with the most plots, three or more, leaves one. Plot and building then have no owner. Not on a tie.',
    'golden-age': 'Everyone gets 1 brick for each of their buildings, up to 6.',
    renaissance: 'Everyone without an Influence card gets one.',
    'great-fair': 'Everyone gets 2 bricks for each of their Trade buildings, up to 6.',
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
    desertion: 'A rival’s Knight leaves a plot without a building. The plot is free now.',
    banishment: 'A rival loses a building of 3 or less, and its plot. They have no owner now.',
    torch: 'A rival’s building of 2 or less burns down. They keep the plot.',
    loan: 'Take 5 bricks.',
    purse: 'Take up to 3 bricks from a rival.',
    'master-builders': 'You can build one more building this turn.',
    donation: 'Your next building this turn costs nothing.',
    charter:
      'Take any free plot for half its dots, rounded up. It is not one of your two claims, and never besieges.',
    spy: 'Look at a rival’s Building cards and take one. Then give one of yours in return.',
    'safe-conduct':
      'It plays by itself. The first Desertion, Banishment, Torch, Purse or Spy aimed at you fails.',
    exemption: 'It plays by itself. The first taxes of 3 bricks or more take nothing from you.',
    crier: 'Choose a category. Only you are paid for it now.',
    dispensation: 'Build once more this turn. Your next building can go anywhere.',
  }),
  /** Texts of the info card beyond the printed text. */
  asked: {
    building: (category: Category, value: number) =>
      `It costs ${strong(countNoun(value, 'brick', 'bricks'))} and gives ${strong(countNoun(value, 'point', 'points'))}. When ${CARD_OF[category]} is turned up, it pays as many bricks.`,
    place: wordsByKey<Category>({
      citizenry: 'It can go anywhere.',
      crafts: 'It cannot go in the inner circle.',
      municipal: 'It cannot go by the river.',
      trade: 'It can only go along a road.',
    }),
    oneTurnpike: 'Each road has room for one Turnpike only.',
    pawned: (count: number) => `The Pawnshop gives ${countNoun(count, 'brick', 'bricks')} for the card.`,
    copies: (count: number) => (count === 1 ? 'There is only one.' : `There are ${inWords(count)} of them.`),
    epoch: (epoch: string) => `It is in epoch ${epoch}.`,
    standsOn: (plot: string, premium: number) =>
      premium > 0
        ? `It is on ${plot}. The plot adds ${countNoun(premium, 'brick', 'bricks')} to its income.`
        : `It is on ${plot}. The plot adds nothing to its income.`,
    ownerless: 'It has no owner. Claim the plot, and you get it too.',
    warded: 'It fails if the rival has a Safe Conduct.',
    playable: 'Play it in your turn, before or after you turn up a card.',
    ofInfluence: OF_INFLUENCE,
    ofEvent: OF_EVENT,
    powerGoes:
      'The first with three such buildings gets it. You lose it with fewer than three, or when a rival has more.',
    stand: 'What may go where',
  },
}
