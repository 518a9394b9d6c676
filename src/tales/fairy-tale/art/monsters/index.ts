import { bigBadWolf } from './big-bad-wolf.ts'
import { frostGiant } from './frost-giant.ts'
import { iceWitch } from './ice-witch.ts'
import type { MonsterArt } from './monster-art.ts'
import { ogre } from './ogre.ts'
import { troll } from './troll.ts'

/** Every kind of monster: a new one is its own file and one line here. */
export const MONSTERS = {
  'frost-giant': frostGiant,
  ogre,
  'big-bad-wolf': bigBadWolf,
  'ice-witch': iceWitch,
  troll,
} satisfies Record<string, MonsterArt>

export type MonsterKind = keyof typeof MONSTERS
