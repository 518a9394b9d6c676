import type { State } from '../../../../engine/fortress/index.ts'
import { ThinkingTurn } from '../../../../ui/frames/computers/ThinkingTurn.tsx'
import type { Computer } from '../../leaders.ts'
import { counsel } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useLead } from './useLead.ts'

/** While a computer player leads; where the Captain thinks long, the Page may decide. */
export function ComputerTurn({ state, computer }: { state: State; computer: Computer }) {
  const { bots, common } = useMessages()
  const lead = useLead()
  return (
    <ThinkingTurn
      title={bots.leads(bots.names[computer])}
      note={bots.thinking[computer]}
      long={bots.long}
      thinks={computer === 'captain'}
      counsel={counsel}
      who={common.inSentence.besieger}
      turn={state.turn}
      instead={{ name: bots.waitNoLonger, icon: 'apprentice' }}
      onTakeOver={() => lead('person')}
    />
  )
}
