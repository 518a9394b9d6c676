import { useMemo } from 'react'
import type { Order } from '../../../../engine/citadel/index.ts'
import type { SeatChange } from '../../../../store/seat-changes.ts'
import { withBetween } from '../../../../ui/frames/log/log-entry.ts'
import type { Controller } from '../../controllers.ts'
import { useControllers } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import type { PlacedLogEntry } from './LineIcon.tsx'

type Change = SeatChange<Order, Controller>

const KEY = 'seat.'

/** True if the log entry is about a change of controller. */
export const isSeatChange = ({ key }: Pick<PlacedLogEntry, 'key'>): boolean => key.startsWith(KEY)

/** Adds an entry for every change of controller to the log of the table. */
export function useWithSeatChanges(lines: readonly PlacedLogEntry[]): readonly PlacedLogEntry[] {
  const { bots, common, log } = useMessages()
  const changes = useControllers((leaders) => leaders.changes)
  return useMemo(() => {
    const told = ({ move, seat, to, by }: Change, index: number) => ({
      ...{ key: `${KEY}${index}`, move, icon: { kind: 'order', order: seat } as const },
      what: `${bots.leads(bots.names[to], common.orders[seat])}.`,
      why: log.agreedBy[by],
    })
    return withBetween(lines, changes.map(told))
  }, [lines, changes, bots, common, log])
}
