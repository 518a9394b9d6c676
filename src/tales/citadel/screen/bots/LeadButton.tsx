import type { Order } from '../../../../engine/citadel/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import type { IconName } from '../../../../ui/art/index.ts'
import { LeadButton as LeadSeatButton } from '../../../../ui/frames/computers/LeadButton.tsx'
import { COMPUTERS, type Computer } from '../../leaders.ts'
import { useLeaders, useTable } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { seatPassingOf } from './seats.ts'

/** The pictures of the house for its computer players, the weakest first. */
export const COMPUTER_ICONS: Readonly<Record<Computer, IconName>> = {
  page: 'cub',
  knight: 'apprentice',
  'grand-master': 'guardian',
}

/** Beside a order's name: lets a computer player lead it, or takes it over again. */
export function LeadButton({ order }: { order: Order }) {
  const table = useTable()
  const { bots, common } = useMessages()
  const person = useLeaders(({ table }) => leaderOf(table, order) === 'person')
  return (
    <LeadSeatButton
      who={common.orders[order]}
      person={person}
      computers={COMPUTERS.map((id) => ({ id, name: bots.names[id], icon: COMPUTER_ICONS[id] }))}
      icon="guardian"
      onLead={(leader) => seatPassingOf(table).request(order, leader)}
    />
  )
}
