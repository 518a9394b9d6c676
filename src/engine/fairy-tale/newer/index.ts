import { type NewerContent, takeIn } from '../newer-content.ts'
import { NEWER_EFFECTS } from './effects/index.ts'
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
import { world } from './world.ts'

/** All that the newer boxes bring. */
const CONTENT: NewerContent = {
  effects: NEWER_EFFECTS,
  verbs: { pour, recruit, march, cast },
  fields: [
    { ...burning, after: 'monsters' },
    flooded,
    soldiers,
    villagers,
    curses,
    spells,
    things,
    hush,
    foretold,
    { ...gone, after: 'hands' },
  ],
  spent: spentBesides,
  complete: findHomes,
  stray,
  checks: [nobodyInClosed, switchedStands, foretoldInTime, goneAgree],
  world,
}

/** Takes in what the newer boxes bring (decision 40): once, before a game with one of them is begun or read. */
export function takeInNewer(): void {
  takeIn(CONTENT)
}

export { isWrecker } from './dark.ts'
export { pathOfStone } from './river.ts'
export { floodOf, nextStir, nextWrecker } from './view.ts'
