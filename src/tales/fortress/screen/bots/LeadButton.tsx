import { isLedByPerson } from '../../../../store/leaders.ts'
import type { IconName } from '../../../../ui/art/index.ts'
import { LeadButton as LeadSeatButton } from '../../../../ui/frames/computers/LeadButton.tsx'
import { COMPUTERS, type Computer } from '../../leaders.ts'
import { useLeaders } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useReal } from '../now/at-table.ts'
import { useLead } from './useLead.ts'

const ICONS: Readonly<Record<Computer, IconName>> = { page: 'apprentice', captain: 'guardian' }

/** Lets a computer player show how it is done, or takes the siege over again. */
export function LeadButton() {
  const { bots, common } = useMessages()
  const { outcome } = useReal()
  const person = useLeaders(({ table }) => isLedByPerson(table, 'besieger'))
  const lead = useLead()
  if (outcome) return null
  return (
    <LeadSeatButton
      who={common.inSentence.besieger}
      person={person}
      computers={COMPUTERS.map((id) => ({ id, name: bots.names[id], icon: ICONS[id] }))}
      icon="apprentice"
      onLead={lead}
    />
  )
}
