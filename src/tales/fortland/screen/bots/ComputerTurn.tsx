import { SEATS, type State } from '../../../../engine/fortland/index.ts'
import { ThinkingTurn } from '../../../../ui/frames/computers/ThinkingTurn.tsx'
import { ArmyIcon } from '../../art/index.ts'
import type { Computer } from '../../leaders.ts'
import { counsel } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { turnNumber } from './turn-number.ts'
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
  const country = SEATS[state.onTurn]
  const who = common.countries[country]
  return (
    <ThinkingTurn
      title={bots.leads(bots.names[computer], who)}
      note={bots.thinking(computer)}
      long={bots.long}
      thinks={computer === 'guardian'}
      counsel={counsel}
      who={who}
      turn={turnNumber(state)}
      picture={!small && <ArmyIcon country={country} size={64} selected />}
      instead={{ name: bots.waitNoLonger, icon: 'apprentice' }}
      onTakeOver={() => lead(country, 'person')}
    />
  )
}
