import type { CreatureId } from '../../../../engine/fortress/index.ts'
import { GOLD } from './gold.ts'
import { MAGIC } from './magic.ts'
import { WOOD } from './wood.ts'

/** The drawing of each creature as SVG text, in a box 64 wide with its feet at y 62. */
export const CREATURE_ART: Readonly<Record<CreatureId, string>> = { ...WOOD, ...GOLD, ...MAGIC }
