import type { ReactNode } from 'react'
import { Icon, IconButton, type IconName } from '../../art/index.ts'
import { useFrameWords } from '../../text/frames.ts'
import styles from './computers.module.css'
import { letWait, usePace } from './pace.ts'

interface ComputerTurnProps {
  /** The name of the bot and of its seat, in words. */
  title: string
  /** True if the bot plans ahead before it acts. */
  thinks: boolean
  /** The text to show while the bot takes long; false otherwise. */
  long: string | false
  /** The name of the seat, within a sentence. */
  who: string
  turn: number
  /** True if people at this device may pause the bot, hurry it, or take its seat over. */
  isLedHere: boolean
  /** The picture of the seat, if there is room for one. */
  picture?: ReactNode
  /** The button that stops waiting for a slow bot; false if it is not slow. */
  instead?: { name: string; icon: IconName; choose(): void } | false
  onTakeOver(): void
}

/** The panel of a bot's turn: who acts and how, with the buttons to step in. */
export function BotTurn({ title, thinks, long, picture, isLedHere, ...controls }: ComputerTurnProps) {
  const { computers } = useFrameWords()
  const waiting = usePace((pace) => pace.waiting) && isLedHere
  const does = long || (thinks ? computers.thinks : computers.acts)
  return (
    <div className={styles['turn']} data-small={picture ? undefined : true}>
      {picture}
      <p className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['note']}>{waiting ? computers.waits : does}</span>
      </p>
      {isLedHere && <Controls waiting={waiting} {...controls} />}
    </div>
  )
}

interface PeopleTurnProps {
  /** The name of the person to act; null if all decide together. */
  who: string | null
  small: boolean
  picture?: ReactNode
}

/** The panel of a turn that people at other devices play: who acts. */
export function PeopleTurn({ who, small, picture }: PeopleTurnProps) {
  const { otherDevices: words } = useFrameWords()
  return (
    <div className={styles['turn']} data-small={small || undefined}>
      {picture}
      <p className={styles['words']}>
        <span className={styles['title']}>{who === null ? words.together : words.isToMove(who)}</span>
        <span className={styles['note']}>{words.meanwhile}</span>
      </p>
    </div>
  )
}

type ControlsProps = Pick<ComputerTurnProps, 'who' | 'turn' | 'instead' | 'onTakeOver'> & { waiting: boolean }

/** Buttons: stop waiting for a slow bot, pause or continue, skip to the end of its turn, take over. */
function Controls({ who, turn, instead, onTakeOver, waiting }: ControlsProps) {
  const { computers } = useFrameWords()
  const pause = waiting ? computers.goOn : computers.pause
  const takeOver = computers.takeOverOf(who)
  const hurry = () => usePace.setState({ waiting: false, hurried: turn })
  return (
    <fieldset className={styles['controls']} aria-label={computers.controls}>
      {instead && (
        <IconButton aria-label={instead.name} title={instead.name} onClick={instead.choose}>
          <Icon name={instead.icon} size={26} />
        </IconButton>
      )}
      <IconButton aria-label={pause} title={pause} onClick={() => letWait(!waiting)}>
        <Icon name={waiting ? 'play' : 'pause'} size={24} />
      </IconButton>
      <IconButton aria-label={computers.hurry} title={computers.hurry} onClick={hurry}>
        <Icon name="skip" size={24} />
      </IconButton>
      <IconButton
        aria-label={takeOver}
        title={takeOver}
        onClick={() => {
          onTakeOver()
          letWait(false)
        }}
      >
        <Icon name="person" size={26} />
      </IconButton>
    </fieldset>
  )
}
