import type { CharacterRules } from '../hooks/character.ts'
import { aladdin } from './aladdin.ts'
import { beast } from './beast.ts'
import { cinderella } from './cinderella.ts'
import { huntsman } from './huntsman.ts'
import type { CharacterId } from './ids.ts'
import { piedPiper } from './pied-piper.ts'
import { pussInBoots } from './puss-in-boots.ts'
import { rapunzel } from './rapunzel.ts'
import { redRidingHood } from './red-riding-hood.ts'
import { rumpelstiltskin } from './rumpelstiltskin.ts'
import { threeLittlePigs } from './three-little-pigs.ts'

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
