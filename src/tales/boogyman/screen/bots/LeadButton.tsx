import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import type { IconName } from '../../../../ui/art/index.ts'
import { LeadButton as LeadSeatButton } from '../../../../ui/frames/computers/LeadButton.tsx'
import { COMPUTERS, type Computer } from '../../leaders.ts'
import { useLeaders } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useLead } from './useLead.ts'

const ICONS: Readonly<Record<Computer, IconName>> = {
  cub: 'cub',
  apprentice: 'apprentice',
  guardian: 'guardian',
}

/** Beside a side's name: lets a computer player lead it, or takes it over again. */
export function LeadButton({ side }: { side: SeatName }) {
  const { bots, common } = useMessages()
  const person = useLeaders(({ table }) => leaderOf(table, side) === 'person')
  const lead = useLead()
  return (
    <LeadSeatButton
      who={common.inSentence[side]}
      person={person}
      computers={COMPUTERS.map((id) => ({ id, name: bots.names[id], icon: ICONS[id] }))}
      icon="guardian"
      onLead={(leader) => lead(side, leader)}
    />
  )
}
