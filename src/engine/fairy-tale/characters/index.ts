import type { CharacterRules } from '../hooks.ts'
import { aladdin } from './aladdin.ts'
import { beast } from './beast.ts'
import { cinderella } from './cinderella.ts'
import { huntsman } from './huntsman.ts'
import { piedPiper } from './pied-piper.ts'
import { pussInBoots } from './puss-in-boots.ts'
import { rapunzel } from './rapunzel.ts'
import { redRidingHood } from './red-riding-hood.ts'
import { rumpelstiltskin } from './rumpelstiltskin.ts'
import { threeLittlePigs } from './three-little-pigs.ts'

/** Every character that can be led, in the order of the rule book (section 9). */
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

/** What each of them can do. One line a character; all else is in its own file. */
const CHARACTERS: Record<CharacterId, CharacterRules> = {
  huntsman,
  'puss-in-boots': pussInBoots,
  beast,
  'three-little-pigs': threeLittlePigs,
  'pied-piper': piedPiper,
  rumpelstiltskin,
  rapunzel,
  'red-riding-hood': redRidingHood,
  cinderella,
  aladdin,
}

/** The rules of a character. */
export const characterRules = (id: CharacterId): CharacterRules => CHARACTERS[id]
