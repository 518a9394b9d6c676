import { asSeat } from '../../../../engine/citadel/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { isHuman } from '../../../../store/controllers-store.ts'
import { ORDER_NAMES } from '../../controllers.ts'
import type { Table } from '../../runtime.ts'
import type { Messages } from '../../words/messages.ts'
import { orderName } from '../state/order-names.ts'

/** Returns the names of all who must agree to an undo: every person who has played, including those who gave up [C 32]. */
export function whoAgrees(table: Table, m: Messages): string {
  const { session } = table.game.getState()
  const { table: led, changes } = table.leaders.getState()
  const asked = session ? stateOf(session).seats : []
  const names = asked.flatMap(({ out }, seat) => {
    const order = ORDER_NAMES[seat]
    if (order === undefined) return []
    const hasPlayed = isHuman(led, order) || changes.some((change) => change.seat === order)
    if (!hasPlayed) return []
    const who = orderName(m, asSeat(seat))
    return [out ? m.table.gaveUp(who) : who]
  })
  return m.table.backAsks(m.common.list(names))
}
