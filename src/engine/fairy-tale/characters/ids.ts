/** Every character that can be led, in the order of the rule book (section 9). What each can do: `index.ts`. The cover asks for these names without the rules. */
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

/** Every power that a character uses when it likes (section 9); whose it is, the table of characters says. */
export const POWER_IDS = [
  /** No new monsters, and two rolls of movement. */
  'bargain-movement',
  /** Two rolls of new monsters, and no movement. */
  'bargain-monsters',
  /** Another character comes onto this one's tile. */
  'pull',
  /** The character is on any tile at once. */
  'fly',
  /** All monsters of any one tile are gone. */
  'clear',
  /** The die that just fell is rolled again. */
  'reroll',
] as const

export type PowerId = (typeof POWER_IDS)[number]
