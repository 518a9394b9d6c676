/** Every power that a character uses when it likes (section 9); whose it is, the characters' files say. */
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
