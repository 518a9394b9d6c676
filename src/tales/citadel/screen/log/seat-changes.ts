import { useMemo } from 'react'
import type { Order } from '../../../../engine/citadel/index.ts'
import type { SeatChange } from '../../../../store/seat-changes.ts'
import { withBetween } from '../../../../ui/frames/log/told-line.ts'
import type { Leader } from '../../leaders.ts'
import { useLeaders } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import type { LogLine } from './LineIcon.tsx'

type Change = SeatChange<Order, Leader>

const KEY = 'seat.'

/** True if a line tells that an Order passed into other hands. */
export const isSeatChange = ({ key }: Pick<LogLine, 'key'>): boolean => key.startsWith(KEY)

/** The lines of the game at the table, with every Order that passed into other hands. */
export function useWithSeatChanges(lines: readonly LogLine[]): readonly LogLine[] {
  const { bots, common, log } = useMessages()
  const changes = useLeaders((leaders) => leaders.changes)
  return useMemo(() => {
    const told = ({ move, seat, to, by }: Change, index: number) => ({
      ...{ key: `${KEY}${index}`, move, icon: { kind: 'order', order: seat } as const },
      what: `${bots.leads(bots.names[to], common.orders[seat])}.`,
      why: log.agreedBy[by],
    })
    return withBetween(lines, changes.map(told))
  }, [lines, changes, bots, common, log])
}
