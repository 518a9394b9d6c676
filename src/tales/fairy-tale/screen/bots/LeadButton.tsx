import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { LeadButton as LeadSeatButton } from '../../../../ui/frames/computers/LeadButton.tsx'
import { COMPUTERS } from '../../leaders.ts'
import { useLeaders } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useLead } from './useLead.ts'

/** On a character's row: lets the apprentice or the guardian lead it, or takes it over again. */
export function LeadButton({ character }: { character: CharacterId }) {
  const { bots, common } = useMessages()
  const person = useLeaders(({ table }) => leaderOf(table, character) === 'person')
  const lead = useLead()
  return (
    <LeadSeatButton
      who={common.inSentence[character]}
      person={person}
      computers={COMPUTERS.map((id) => ({ id, name: bots.names[id], icon: id }))}
      icon="guardian"
      onLead={(leader) => lead(character, leader)}
    />
  )
}
