import type { World } from '../hooks.ts'
import { soundDrums, takeGroves, wreck, wrecks } from './dark.ts'
import { furnished } from './deck.ts'
import { linkedTo } from './doors.ts'
import { spark, stirClosures } from './fire.ts'
import { leave, turnKept } from './leaving.ts'
import { fillBucket } from './water.ts'

/** How the newer boxes widen the rules, each in its own file; the order within each of these is that of their law. */
export const world: World = {
  deck: furnished,
  linkedTo,
  isGuarded: ({ extras }, at) => (extras?.soldiers[at] ?? 0) > 0 || (extras?.villagers[at] ?? 0) > 0,
  awaits: (state, at, monster) => (wrecks(state, at, monster) ? 'makes-plain' : null),

  entered(table, at, monster) {
    if (wrecks(table.state, at, monster)) wreck(table, at, monster)
    return 'stays'
  },

  runEnded: soundDrums,
  movementEnded: takeGroves,
  stirs: stirClosures,

  turnBegan({ extras }) {
    if (extras) extras.switched = []
  },

  stepped(table, { seat, at }) {
    const wet = table.state.tiles[at]?.symbols.some(({ symbol }) => symbol === 'river')
    if (wet) fillBucket(table, seat, at)
  },

  arrived() {},
  laid() {},
  left: leave,
  turned: turnKept,
  exploded: spark,
  capacity: (_state, holds) => holds,
  toCome: (_state, count) => count,
  allowed: (_state, _what, amount) => amount,
}
