import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { announce } from '../../../../ui/app/announce.ts'
import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { type Leader, useLeaders } from '../../leaders.ts'
import { letWait } from '../now/acting.ts'
import styles from './bots.module.css'

/** Who can be let to lead in a person's place. */
const COMPUTERS = ['apprentice', 'guardian'] as const

/** On a character's row: lets a computer player lead it, or takes it over again, at any moment of the game. */
export function LeadButton({ character }: { character: CharacterId }) {
  const { bots, common } = useMessages()
  const person = useLeaders(({ table }) => leaderOf(table, character) === 'person')
  const [choosing, setChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hero = common.inSentence[character]
  const name = person ? bots.giveAway(hero) : bots.takeOverOf(hero)
  const lead = (leader: Leader) => {
    useLeaders.getState().lead(character, leader)
    setChoosing(false)
    button.current?.focus()
    letWait(false)
    announce(`${bots.leads(bots.names[leader], hero)}.`)
  }
  const close = (event: KeyboardEvent) => {
    if (!choosing || event.key !== 'Escape') return
    event.stopPropagation()
    setChoosing(false)
    button.current?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setChoosing(false)
  }
  return (
    // What bubbles up here comes from the buttons.
    <fieldset className={styles['lead']} aria-label={bots.leadOf(hero)} onKeyDown={close} onBlur={leave}>
      <TokenButton
        ref={button}
        aria-label={name}
        aria-expanded={person ? choosing : undefined}
        title={name}
        onClick={() => (person ? setChoosing(!choosing) : lead('person'))}
      >
        <Icon name={person && !choosing ? 'guardian' : 'person'} size={26} />
      </TokenButton>
      {person && choosing && (
        <span className={styles['choice']}>
          {COMPUTERS.map((computer) => (
            <TokenButton
              key={computer}
              aria-label={bots.letPlay(bots.names[computer], hero)}
              title={bots.letPlay(bots.names[computer], hero)}
              onClick={() => lead(computer)}
            >
              <Icon name={computer} size={26} />
            </TokenButton>
          ))}
        </span>
      )}
    </fieldset>
  )
}
