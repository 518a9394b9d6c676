/**
 * All playable characters, in the order of the rule book (section 9). Their rules are in `index.ts`; the cover loads these names without
 * the rules.
 */
export const CHARACTER_IDS = [
  'huntsman',
  'puss-in-boots',
  'beast',
  'three-little-pigs',
  'pied-piper',
  'rumpelstiltskin',
  'rapunzel',
  'red-riding-hood',
  'cinderella',
  'aladdin',
] as const

export type CharacterId = (typeof CHARACTER_IDS)[number]

/** All powers that are used at will (section 9). The characters that have them are in `index.ts`. */
export const POWER_IDS = [
  /** No new monsters, and two rolls for movement. */
  'bargain-movement',
  /** Two rolls for new monsters, and no movement. */
  'bargain-monsters',
  /** Moves another character to the tile of this one. */
  'pull',
  /** Moves the character to any tile. */
  'fly',
  /** Removes all monsters from any one tile. */
  'clear',
  /** Rolls the last die again. */
  'reroll',
] as const

export type PowerId = (typeof POWER_IDS)[number]
