import { bellsRing, halved, moreByNight } from '../expansion-queries.ts'
import type { ExpansionHooks } from '../hooks/expansion.ts'
import { soldiersAt } from '../rules/ours.ts'
import { isOver } from '../rules/outcome.ts'
import { monstersBySize } from '../rules/spawn.ts'
import { enterBuilding, layBuilding, stepOntoBuilding, takesNext } from './buildings.ts'
import { carryOff } from './carried-off.ts'
import { layCurse } from './curses.ts'
import { soundDrums, takeGroves, wreck, wrecks } from './dark.ts'
import { hushRoll, loseAmongMonsters, visit } from './errands.ts'
import { spark, stirClosures } from './fire.ts'
import { forget, leave, turnKept } from './leave.ts'
import { meetSoldier } from './soldiers.ts'
import { readScrolls } from './spells.ts'
import { carryVillager, takeAlong } from './villagers.ts'
import { fillBucket } from './water.ts'

/**
 * The hooks of the expansions. The rules of each expansion are in files of their own. Each hook calls them in the order that the rules
 * require.
 */
export const hooks: ExpansionHooks = {
  awaits(state, at, monster) {
    if (soldiersAt(state, at) > 0) return 'meets'
    if (wrecks(state, at, monster)) return 'makes-plain'
    return takesNext(state, at) ? 'takes' : null
  },

  entered(context, at, monster, run) {
    if (meetSoldier(context, at, monster)) return 'gone'
    if (wrecks(context.state, at, monster)) wreck(context, at, monster)
    carryVillager(context, at, monster)
    return isOver(context.state) ? 'stays' : enterBuilding(context, at, run)
  },

  runEnded: soundDrums,

  movementEnded(context) {
    takeGroves(context)
    if (!isOver(context.state)) carryOff(context)
  },

  stirs: stirClosures,

  turnBegan({ extras }) {
    if (!extras) return
    extras.switched = []
    extras.orders = 0
    extras.cast = null
    extras.foretold = null
  },

  stepped(context, step) {
    const wet = context.state.tiles[step.at]?.symbols.some(({ symbol }) => symbol === 'river')
    if (wet) fillBucket(context, step.seat, step.at)
    stepOntoBuilding(context, step)
  },

  arrived(context, step) {
    if (isOver(context.state)) return
    loseAmongMonsters(context, step.seat, step.at)
    visit(context, step.seat, step.at)
    readScrolls(context, step.seat, step.at)
  },

  laid(context, at) {
    layBuilding(context, at)
    layCurse(context, at)
  },

  forgets: forget,
  left: leave,
  turned: turnKept,
  exploded: spark,

  takeForetold({ extras }) {
    const face = extras?.foretold ?? null
    if (extras) extras.foretold = null
    return face
  },

  hushes: hushRoll,

  comes({ state, emit }) {
    if (!bellsRing(state)) return
    const of = moreByNight(state, monstersBySize(state))
    emit?.({ type: 'bells-rang', of, come: halved(of) })
  },

  takeAlong,
}
