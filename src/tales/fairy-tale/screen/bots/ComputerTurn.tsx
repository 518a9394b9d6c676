import { deciderSeat, type State } from '../../../../engine/fairy-tale/index.ts'
import { announce } from '../../../../ui/app/announce.ts'
import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { HeroIcon } from '../../art/index.ts'
import { type Computer, useLeaders } from '../../leaders.ts'
import { counsel } from '../../table.ts'
import { letWait, usePace } from '../now/acting.ts'
import styles from './bots.module.css'
import { useLongThought } from './useLongThought.ts'

interface ComputerTurnProps {
  state: State
  computer: Computer
  small?: boolean
}

/** While a computer player must act: who it is and what it does, and how people step in. */
export function ComputerTurn({ state, computer, small = false }: ComputerTurnProps) {
  const { bots, common } = useMessages()
  const waiting = usePace((pace) => pace.waiting)
  const long = useLongThought(computer === 'guardian' && !waiting)
  const seat = deciderSeat(state)
  if (!seat) return null
  const leads = bots.leads(bots.names[computer], common.inSentence[seat.character])
  return (
    <div className={styles['turn']} data-small={small || undefined}>
      {!small && <HeroIcon character={seat.character} height={62} selected />}
      <p className={styles['words']}>
        <span className={styles['title']}>{leads}</span>
        <span className={styles['note']}>
          {waiting ? bots.waits : long ? bots.long : bots.thinking(computer)}
        </span>
      </p>
      <Controls character={seat.character} turn={state.turn} waiting={waiting} long={long} />
    </div>
  )
}

interface ControlsProps {
  character: State['seats'][number]['character']
  turn: number
  waiting: boolean
  /** The guardian thinks long. */
  long: boolean
}

/** Where it thinks long, let the apprentice decide; let it wait or go on; to the end of its turn; take over. */
function Controls({ character, turn, waiting, long }: ControlsProps) {
  const { bots, common } = useMessages()
  const hero = common.inSentence[character]
  const takeOver = () => {
    useLeaders.getState().lead(character, 'person')
    letWait(false)
    announce(`${bots.leads(bots.names.person, hero)}.`)
  }
  const pause = waiting ? bots.goOn : bots.pause
  return (
    <fieldset className={styles['controls']} aria-label={bots.controls}>
      {long && (
        <TokenButton aria-label={bots.waitNoLonger} title={bots.waitNoLonger} onClick={counsel.waitNoLonger}>
          <Icon name="apprentice" size={26} />
        </TokenButton>
      )}
      <TokenButton aria-label={pause} title={pause} onClick={() => letWait(!waiting)}>
        <Icon name={waiting ? 'play' : 'pause'} size={24} />
      </TokenButton>
      <TokenButton
        aria-label={bots.hurry}
        title={bots.hurry}
        onClick={() => usePace.setState({ waiting: false, hurried: turn })}
      >
        <Icon name="skip" size={24} />
      </TokenButton>
      <TokenButton aria-label={bots.takeOverOf(hero)} title={bots.takeOverOf(hero)} onClick={takeOver}>
        <Icon name="person" size={26} />
      </TokenButton>
    </fieldset>
  )
}
