import { asSeat } from '../../../../engine/citadel/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { isLedByPerson } from '../../../../store/leaders.ts'
import { ORDER_NAMES } from '../../leaders.ts'
import type { Table } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { orderName } from '../now/names.ts'

/** Who must agree that the game goes back: all who have played in it, those who gave up as well [C 32]. */
export function whoAgrees(table: Table, m: Messages): string {
  const { session } = table.game.getState()
  const { table: led, changes } = table.leaders.getState()
  const asked = session ? stateOf(session).seats : []
  const names = asked.flatMap(({ out }, seat) => {
    const order = ORDER_NAMES[seat]
    if (order === undefined) return []
    const hasPlayed = isLedByPerson(led, order) || changes.some((change) => change.seat === order)
    if (!hasPlayed) return []
    const who = orderName(m, asSeat(seat))
    return [out ? m.table.gaveUp(who) : who]
  })
  return m.table.backAsks(m.common.list(names))
}
