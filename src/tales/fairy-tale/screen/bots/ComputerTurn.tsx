import { deciderSeat, type State } from '../../../../engine/fairy-tale/index.ts'
import { ThinkingTurn } from '../../../../ui/frames/computers/ThinkingTurn.tsx'
import { HeroIcon } from '../../art/index.ts'
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
  const seat = deciderSeat(state)
  if (!seat) return null
  const who = common.inSentence[seat.character]
  return (
    <ThinkingTurn
      title={bots.leads(bots.names[computer], who)}
      note={bots.thinking(computer)}
      long={bots.long}
      thinks={computer === 'guardian'}
      counsel={counsel}
      who={who}
      turn={state.turn}
      picture={!small && <HeroIcon character={seat.character} height={62} selected />}
      instead={{ name: bots.waitNoLonger, icon: 'apprentice' }}
      onTakeOver={() => lead(seat.character, 'person')}
    />
  )
}
