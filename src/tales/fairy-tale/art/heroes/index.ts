import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { aladdin } from './aladdin.ts'
import { beast } from './beast.ts'
import { cinderella } from './cinderella.ts'
import type { HeroArt } from './hero-art.ts'
import { huntsman } from './huntsman.ts'
import { piedPiper } from './pied-piper.ts'
import { pussInBoots } from './puss-in-boots.ts'
import { rapunzel } from './rapunzel.ts'
import { redRidingHood } from './red-riding-hood.ts'
import { rumpelstiltskin } from './rumpelstiltskin.ts'
import { threeLittlePigs } from './three-little-pigs.ts'

/** Every character by id: a new one is its own file and one line here. */
export const HEROES: Record<CharacterId, HeroArt> = {
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

export type HeroId = keyof typeof HEROES
