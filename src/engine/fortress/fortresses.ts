import type { CreatureId } from './cards.ts'
import { type BesiegedFortress, STANDARD_WEATHER, START_LIFE } from './state.ts'

/** The seven fortresses of the road, in order (section 8). */
export const FORTRESS_IDS = [
  'gingerbread-gate',
  'brook-mill',
  'stairless-tower',
  'bramble-hall',
  'glass-hill',
  'winter-palace',
  'castle-of-the-last-page',
] as const

export type FortressId = (typeof FORTRESS_IDS)[number]

/** The data of a fortress of the road. */
export interface Fortress {
  own: readonly CreatureId[]
  drawn: number
  weather: readonly number[]
  walls: number
}

/** Weather without a gain of life. */
const HARSH = [0, -1, -1, -1, -2, -2]
const WINTER = [0, -1, -1, -2, -2, -2]

/** The data of the seven sieges [S 26]. */
export const FORTRESSES: { readonly [Id in FortressId]: Fortress } = {
  'gingerbread-gate': { own: ['thumb-knight', 'goose-maid'], drawn: 1, weather: STANDARD_WEATHER, walls: 0 },
  'brook-mill': { own: ['donkey-drummer'], drawn: 4, weather: STANDARD_WEATHER, walls: 0 },
  'stairless-tower': { own: ['kettle-guard', 'broom-witch'], drawn: 3, weather: HARSH, walls: 2 },
  'bramble-hall': { own: ['moss-boar', 'snow-maid'], drawn: 4, weather: HARSH, walls: 2 },
  'glass-hill': {
    own: ['brave-tailor', 'glass-knight', 'glass-knight'],
    drawn: 3,
    weather: HARSH,
    walls: 3,
  },
  'winter-palace': { own: ['snow-maid', 'river-nix', 'north-wind'], drawn: 3, weather: WINTER, walls: 2 },
  'castle-of-the-last-page': {
    own: ['antler-king', 'iron-hans', 'blue-beard'],
    drawn: 4,
    weather: STANDARD_WEATHER,
    walls: 3,
  },
}

/** Parses the id of a fortress; returns null for other words. */
export const parseFortress = (word: string): FortressId | null =>
  FORTRESS_IDS.find((id) => id === word) ?? null

/** Returns an unnamed fortress with this number of defenders, all drawn. */
export const plainPlace = (drawn: number): BesiegedFortress => ({
  name: null,
  own: [],
  drawn,
  startLife: START_LIFE,
  weather: [...STANDARD_WEATHER],
  walls: 0,
})

/** Returns a fortress of the road as the place of a siege. */
export function placeOfFortress(name: FortressId): BesiegedFortress {
  const { own, drawn, weather, walls } = FORTRESSES[name]
  return { ...plainPlace(drawn), name, own: [...own], weather: [...weather], walls }
}
