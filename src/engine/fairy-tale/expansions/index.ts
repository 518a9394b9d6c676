import type { Expansions } from '../expansion-content.ts'
import { furnished } from './deck.ts'
import { EXPANSION_EFFECTS } from './effects/index.ts'
import { hooks } from './hooks.ts'
import { stray } from './notation/belonging.ts'
import { burning, flooded, nobodyInClosed } from './notation/closed.ts'
import { soldiers, villagers } from './notation/ours.ts'
import { curses, spells } from './notation/spells.ts'
import { spentBesides, switchedStands } from './notation/spent.ts'
import { findHomes, hush, things } from './notation/things.ts'
import { foretold, foretoldInTime, gone, goneAgree } from './notation/turn.ts'
import { cast } from './verbs/cast.ts'
import { march } from './verbs/march.ts'
import { pour } from './verbs/pour.ts'
import { recruit } from './verbs/recruit.ts'

/** The rules of the expansions and house rules (decision 40). */
export const EXPANSIONS: Expansions = {
  hooks,
  effects: EXPANSION_EFFECTS,
  verbs: { pour, recruit, march, cast },
  deck: furnished,
  notation: {
    lines: {
      forest: { burning, flooded, soldiers, villagers, curses, spells, things, hush, foretold },
      seats: { gone },
    },
    spent: spentBesides,
    complete: findHomes,
    stray,
    checks: [nobodyInClosed, switchedStands, foretoldInTime, goneAgree],
  },
}

export { pathOfStone } from './river.ts'
export { floodOf, nextStir, nextWrecker } from './view.ts'
