import type { SymbolRules } from '../../hooks/symbol.ts'
import type { NewerSymbolId } from '../../ids.ts'
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

/** What each symbol of a newer box does. One line a symbol; all else is in its own file. */
export const NEWER_SYMBOLS: Record<NewerSymbolId, SymbolRules> = {
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
