import { SEATS, type State } from '../../../../engine/boogyman/index.ts'
import { ThinkingTurn } from '../../../../ui/frames/computers/ThinkingTurn.tsx'
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
  const lead = useLead()
  const side = SEATS[state.onTurn]
  const who = common.inSentence[side]
  return (
    <ThinkingTurn
      title={bots.leads(bots.names[computer], who)}
      note={bots.thinking(computer)}
      long={bots.long}
      thinks={computer === 'guardian'}
      counsel={counsel}
      who={who}
      turn={state.turn}
      picture={!small && <FolkIcon side={side} size={52} selected />}
      instead={{ name: bots.waitNoLonger, icon: 'apprentice' }}
      onTakeOver={() => lead(side, 'person')}
    />
  )
}
