import type { State } from '../../../../engine/fortress/index.ts'
import { ComputerTurn as TurnFrame } from '../../../../ui/frames/computers/ComputerTurn.tsx'
import { usePace } from '../../../../ui/frames/computers/pace.ts'
import { useLongThought } from '../../../../ui/frames/computers/useLongThought.ts'
import type { Computer } from '../../leaders.ts'
import { counsel } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useLead } from './useLead.ts'

/** While a computer player leads; where the Captain thinks long, the Page may decide. */
export function ComputerTurn({ state, computer }: { state: State; computer: Computer }) {
  const { bots, common } = useMessages()
  const waiting = usePace((pace) => pace.waiting)
  const long = useLongThought(counsel, bots.long, computer === 'captain' && !waiting)
  const lead = useLead()
  const instead = { name: bots.waitNoLonger, icon: 'apprentice', choose: counsel.waitNoLonger } as const
  return (
    <TurnFrame
      title={bots.leads(bots.names[computer])}
      note={long ? bots.long : bots.thinking[computer]}
      who={common.inSentence.besieger}
      turn={state.turn}
      instead={long ? instead : null}
      onTakeOver={() => lead('person')}
    />
  )
}
