import type { CharacterId } from '../../engine/fairy-tale/index.ts'
import { leaderOf, useLeaders } from '../../store/leaders.ts'
import { announce } from '../app/announce.ts'
import { Icon, TokenButton } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import { letWait } from './acting.ts'
import styles from './bots.module.css'

/** On a character's row: lets the guardian lead it, or takes it over again, at any moment of the game. */
export function LeadButton({ character }: { character: CharacterId }) {
  const { bots, common } = useMessages()
  const person = useLeaders(({ table }) => leaderOf(table, character) === 'person')
  const hero = common.inSentence[character]
  const name = person ? bots.letPlay(bots.names.guardian, hero) : bots.takeOverOf(hero)
  const press = () => {
    const leader = person ? 'guardian' : 'person'
    useLeaders.getState().lead(character, leader)
    letWait(false)
    announce(`${bots.leads(bots.names[leader], hero)}.`)
  }
  return (
    <TokenButton size={44} className={styles['lead']} aria-label={name} title={name} onClick={press}>
      <Icon name={person ? 'guardian' : 'person'} size={18} />
    </TokenButton>
  )
}
