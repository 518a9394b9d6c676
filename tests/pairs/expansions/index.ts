import type { ExpansionRow } from '../row.ts'
import { chute } from './chute.ts'
import { drawbridge } from './drawbridge.ts'
import { fire } from './fire.ts'
import { grove } from './grove.ts'
import { kiln } from './kiln.ts'
import { signpost } from './signpost.ts'
import { sleep } from './sleep.ts'
import { soldiers } from './soldiers.ts'
import { thicket } from './thicket.ts'
import { villagers } from './villagers.ts'
import { warDrum } from './war-drum.ts'
import { water } from './water.ts'
import { wrecker } from './wrecker.ts'

/** What the expansions bring, with everything that monsters can meet. */
export const EXPANSION_ROWS: readonly ExpansionRow[] = [
  ...soldiers,
  ...wrecker,
  ...villagers,
  ...sleep,
  ...thicket,
  ...kiln,
  ...chute,
  ...signpost,
  ...drawbridge,
  ...warDrum,
  ...grove,
  ...fire,
  ...water,
]
