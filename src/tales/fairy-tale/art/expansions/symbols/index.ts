import { boulder } from './boulder.ts'
import { damp } from './damp.ts'
import { drawbridge } from './drawbridge.ts'
import { grove } from './grove.ts'
import { river } from './river.ts'
import { scroll } from './scroll.ts'
import { secretDoor } from './secret-door.ts'
import { signpost } from './signpost.ts'
import { torch } from './torch.ts'
import { warDrum } from './war-drum.ts'

/** How the symbols of the expansions are drawn: a new one is its own file and one line here. */
export const EXPANSION_SYMBOLS = {
  torch,
  damp,
  river,
  boulder,
  signpost,
  drawbridge,
  'secret-door': secretDoor,
  'war-drum': warDrum,
  grove,
  scroll,
}
