import { type FocusEvent, useRef, useState } from 'react'
import { Icon, type IconName, TokenButton } from '../../art/index.ts'
import { useKeys } from '../../input/keys.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useFrameWords } from '../../text/frames.ts'
import styles from './computers.module.css'
import { letWait } from './pace.ts'

/** A computer player that can be chosen. */
interface Computer<Id> {
  id: Id
  /** Within a sentence. */
  name: string
  icon: IconName
}

interface LeadButtonProps<Id> {
  /** The name of the seat, within a sentence. */
  who: string
  /** A person leads it now. */
  person: boolean
  /** Those who can lead it in a person's place. */
  computers: readonly Computer<Id>[]
  /** Stands for all of them. */
  icon: IconName
  onLead(leader: Id | 'person'): void
}

/** On a seat's row: lets a computer player lead it, or takes it over again, at any moment of the game. */
export function LeadButton<Id extends string>({ who, person, computers, icon, onLead }: LeadButtonProps<Id>) {
  const { computers: words } = useFrameWords()
  const [choosing, setChoosing] = useState(false)
  const field = useRef<HTMLFieldSetElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const name = person ? words.giveAway(who) : words.takeOverOf(who)
  const lead = (leader: Id | 'person') => {
    setChoosing(false)
    button.current?.focus()
    letWait(false)
    onLead(leader)
  }
  const close = () => {
    setChoosing(false)
    button.current?.focus()
  }
  // Escape closes the choice only while the focus is inside it.
  const hasFocus = () => field.current?.contains(document.activeElement) ?? false
  const putBack = { shortcut: SHARED_KEYS['put-back'], enabled: hasFocus, run: close }
  useKeys('popover', [putBack], person && choosing)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setChoosing(false)
  }
  return (
    // What bubbles up here comes from the buttons.
    <fieldset ref={field} className={styles['lead']} aria-label={words.leadOf(who)} onBlur={leave}>
      <TokenButton
        ref={button}
        aria-label={name}
        aria-expanded={person ? choosing : undefined}
        title={name}
        onClick={() => (person ? setChoosing(!choosing) : lead('person'))}
      >
        <Icon name={person && !choosing ? icon : 'person'} size={26} />
      </TokenButton>
      {person && choosing && (
        <span className={styles['choice']}>
          {computers.map((computer) => (
            <TokenButton
              key={computer.id}
              aria-label={words.letPlay(computer.name, who)}
              title={words.letPlay(computer.name, who)}
              onClick={() => lead(computer.id)}
            >
              <Icon name={computer.icon} size={26} />
            </TokenButton>
          ))}
        </span>
      )}
    </fieldset>
  )
}
