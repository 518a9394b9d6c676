import type { ReactNode } from 'react'
import { Icon, type IconName, TokenButton } from '../../art/index.ts'
import { useFrameWords } from '../../text/frames.ts'
import styles from './computers.module.css'
import { letWait, usePace } from './pace.ts'

interface ComputerTurnProps {
  /** Who leads whom, in words. */
  title: string
  /** It looks ahead before it acts. */
  thinks: boolean
  /** Said where it thinks long. */
  long: string | false
  /** The name of whom it leads, within a sentence. */
  who: string
  turn: number
  /** Whom it leads, where there is room for a picture. */
  picture?: ReactNode
  /** Where it thinks long: how not to wait for it. */
  instead?: { name: string; icon: IconName; choose(): void } | false
  onTakeOver(): void
}

/** While a computer player must act: who it is and what it does, and how people step in. */
export function ComputerTurn({ title, thinks, long, picture, ...controls }: ComputerTurnProps) {
  const { computers } = useFrameWords()
  const waiting = usePace((pace) => pace.waiting)
  const does = long || (thinks ? computers.thinks : computers.acts)
  return (
    <div className={styles['turn']} data-small={picture ? undefined : true}>
      {picture}
      <p className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['note']}>{waiting ? computers.waits : does}</span>
      </p>
      <Controls waiting={waiting} {...controls} />
    </div>
  )
}

type ControlsProps = Pick<ComputerTurnProps, 'who' | 'turn' | 'instead' | 'onTakeOver'> & { waiting: boolean }

/** Not to wait for it where it thinks long; let it wait or go on; to the end of its turn; take over. */
function Controls({ who, turn, instead, onTakeOver, waiting }: ControlsProps) {
  const { computers } = useFrameWords()
  const pause = waiting ? computers.goOn : computers.pause
  const takeOver = computers.takeOverOf(who)
  const hurry = () => usePace.setState({ waiting: false, hurried: turn })
  return (
    <fieldset className={styles['controls']} aria-label={computers.controls}>
      {instead && (
        <TokenButton aria-label={instead.name} title={instead.name} onClick={instead.choose}>
          <Icon name={instead.icon} size={26} />
        </TokenButton>
      )}
      <TokenButton aria-label={pause} title={pause} onClick={() => letWait(!waiting)}>
        <Icon name={waiting ? 'play' : 'pause'} size={24} />
      </TokenButton>
      <TokenButton aria-label={computers.hurry} title={computers.hurry} onClick={hurry}>
        <Icon name="skip" size={24} />
      </TokenButton>
      <TokenButton
        aria-label={takeOver}
        title={takeOver}
        onClick={() => {
          onTakeOver()
          letWait(false)
        }}
      >
        <Icon name="person" size={26} />
      </TokenButton>
    </fieldset>
  )
}
