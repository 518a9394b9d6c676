import type { SeatName } from '../../../../engine/fortland/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { LeadButton as LeadSeatButton } from '../../../../ui/frames/computers/LeadButton.tsx'
import { COMPUTERS } from '../../leaders.ts'
import { useLeaders } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useLead } from './useLead.ts'

/** Beside a country's name: lets a computer player lead it, or takes it over again. */
export function LeadButton({ country }: { country: SeatName }) {
  const { bots, common } = useMessages()
  const person = useLeaders(({ table }) => leaderOf(table, country) === 'person')
  const lead = useLead()
  return (
    <LeadSeatButton
      who={common.countries[country]}
      person={person}
      computers={COMPUTERS.map((id) => ({ id, name: bots.names[id], icon: id }))}
      icon="guardian"
      onLead={(leader) => lead(country, leader)}
    />
  )
}
