/** The categories in the order used everywhere [C 7]. */
export const CATEGORIES = ['citizenry', 'crafts', 'municipal', 'trade'] as const
export type Category = (typeof CATEGORIES)[number]

/** Epoch of a card in the strategic game. The basic game shuffles all epochs together [C 33]. */
export const EPOCHS = ['A', 'B', 'C'] as const
export type Epoch = (typeof EPOCHS)[number]

/** The printed features of a Building card. Its value is its income, its price and its points. */
export interface Building {
  readonly category: Category
  readonly value: number
  readonly epoch: Epoch
  /** Number of copies in the game. */
  readonly copies: number
}

const cards = <Id extends string>(
  category: Category,
  listed: Readonly<Record<Id, readonly [value: number, epoch: Epoch, copies?: number]>>,
): Readonly<Record<Id, Building>> => {
  const all = {} as Record<Id, Building>
  for (const id in listed) {
    const [value, epoch, copies = 1] = listed[id]
    all[id] = { category, value, epoch, copies }
  }
  return all
}

/** The 68 Building cards, in their fixed order: by category, value, epoch, and as printed [C 7]. */
export const BUILDINGS = {
  ...cards('citizenry', {
    stable: [1, 'A', 3],
    'pig-sty': [1, 'B', 2],
    commons: [2, 'A', 2],
    cottage: [2, 'B', 2],
    'bath-house': [2, 'C', 2],
    almshouse: [3, 'B'],
    'town-house': [3, 'C', 3],
    'coach-house': [3, 'C'],
    manor: [4, 'C', 3],
    'rose-palace': [5, 'C'],
  }),
  ...cards('crafts', {
    'flour-mill': [1, 'A', 4],
    tannery: [2, 'A'],
    smithy: [2, 'B', 2],
    pottery: [2, 'B'],
    cooperage: [2, 'C'],
    'spinning-room': [2, 'C'],
    sawmill: [3, 'B'],
    brewery: [3, 'C', 2],
    'weavers-hall': [3, 'C'],
    'bell-foundry': [4, 'C'],
    glassworks: [4, 'C'],
    clockmaker: [4, 'C'],
    'printing-house': [5, 'C'],
  }),
  ...cards('municipal', {
    donjon: [1, 'A', 2],
    chapel: [2, 'A', 3],
    watchtower: [2, 'B'],
    school: [3, 'B', 2],
    hospital: [3, 'C', 2],
    'court-house': [4, 'C'],
    library: [4, 'C'],
    'opera-house': [4, 'C'],
    basilica: [5, 'C'],
    'town-hall': [5, 'C', 2],
  }),
  ...cards('trade', {
    'market-stall': [1, 'A'],
    inn: [2, 'A', 2],
    turnpike: [3, 'B', 4],
    'caravan-yard': [3, 'C'],
    warehouse: [4, 'C'],
    'cloth-hall': [4, 'C'],
    'counting-house': [4, 'C'],
    guildhall: [4, 'C'],
    'stock-exchange': [5, 'C', 2],
  }),
} as const

export type BuildingId = keyof typeof BUILDINGS

/** Every kind of building, in the fixed order of cards. */
export const BUILDING_IDS = Object.keys(BUILDINGS) as readonly BuildingId[]

export const buildingOf = (id: BuildingId): Building => BUILDINGS[id]

/** True if a word is the id of a building. */
export const isBuilding = (word: string): word is BuildingId => Object.hasOwn(BUILDINGS, word)
