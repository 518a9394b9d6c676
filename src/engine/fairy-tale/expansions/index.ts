import type { Expansions } from '../expansion-content.ts'
import { furnished } from './deck.ts'
import { EXPANSION_EFFECTS } from './effects.ts'
import { hooks } from './hooks.ts'
import { stray } from './notation/box-line.ts'
import { burning, flooded, nobodyInClosed } from './notation/closed.ts'
import { soldiers, villagers } from './notation/ours.ts'
import { curses, spells } from './notation/spells.ts'
import { spentBesides, switchedStands } from './notation/spent.ts'
import { findHomes, hush, things } from './notation/things.ts'
import { foretold, foretoldInTime, gone, goneAgree } from './notation/turn.ts'
import { marches, marchSoldiers, recruitSoldier, refuseMarch, refuseRecruit } from './soldiers.ts'
import { castSpell, castsOf, refuseCast } from './spells.ts'
import { pour } from './water.ts'

/** The rules of the expansions and house rules (decision 40). */
export const EXPANSIONS: Expansions = {
  hooks,
  effects: EXPANSION_EFFECTS,
  verbs: {
    pour,
    /** Recruits a soldier: an order [R 53]. */
    recruit: { candidates: () => [{ type: 'recruit' }], refuse: refuseRecruit, apply: recruitSoldier },
    /** Moves a soldier: an order [R 53]. */
    march: { list: marches, refuse: refuseMarch, apply: marchSoldiers },
    /** Casts the spell of the character on turn [R 65]. */
    cast: { list: castsOf, refuse: refuseCast, apply: castSpell },
  },
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

export { floodOf, nextStir, nextWrecker } from './next-danger.ts'
export { pathOfStone } from './river.ts'
