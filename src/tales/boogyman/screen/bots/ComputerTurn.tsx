import { SEATS, type State } from '../../../../engine/boogyman/index.ts'
import { ComputerTurn as TurnFrame } from '../../../../ui/frames/computers/ComputerTurn.tsx'
import { usePace } from '../../../../ui/frames/computers/pace.ts'
import { useLongThought } from '../../../../ui/frames/computers/useLongThought.ts'
import { FolkIcon } from '../../art/index.ts'
import type { Computer } from '../../leaders.ts'
import { counsel } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useLead } from './useLead.ts'

interface ComputerTurnProps {
  state: State
  computer: Computer
  small?: boolean
}

/** While a computer player must act; where the guardian thinks long, the apprentice may decide. */
export function ComputerTurn({ state, computer, small = false }: ComputerTurnProps) {
  const { bots, common } = useMessages()
  const waiting = usePace((pace) => pace.waiting)
  const long = useLongThought(counsel, bots.long, computer === 'guardian' && !waiting)
  const lead = useLead()
  const side = SEATS[state.onTurn]
  const who = common.inSentence[side]
  const instead = { name: bots.waitNoLonger, icon: 'apprentice', choose: counsel.waitNoLonger } as const
  return (
    <TurnFrame
      title={bots.leads(bots.names[computer], who)}
      note={long ? bots.long : bots.thinking(computer)}
      who={who}
      turn={state.turn}
      picture={!small && <FolkIcon side={side} size={52} selected />}
      instead={long ? instead : null}
      onTakeOver={() => lead(side, 'person')}
    />
  )
}
