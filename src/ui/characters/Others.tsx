import type { CharacterId, SeatConfig } from '../../engine/fairy-tale/index.ts'
import { HeroIcon } from '../art/index.ts'
import { LeadButton } from '../bots/LeadButton.tsx'
import { useComputerName } from '../bots/names.ts'
import { CardButton } from '../cards/CardButton.tsx'
import { plain } from '../text/emphasis.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './characters.module.css'

interface OthersProps {
  seats: readonly SeatConfig[]
  /** The index of the seat on turn. */
  onTurn: number
  /** The game is over: nobody plays next. */
  over: boolean
}

/** The other characters, in the order in which they play. */
export function Others({ seats, onTurn, over }: OthersProps) {
  const m = useMessages()
  const { hero } = m.table
  const after = seats.map((seat, index) => ({ ...seat, index }))
  const others = after.slice(onTurn + 1).concat(after.slice(0, onTurn))
  const many = others.length > 2
  if (others.length === 0) return null
  return (
    <ul className={styles['others']} aria-label={hero.others} data-many={many}>
      {others.map(({ character, player, index: seat }, index) => {
        // Of many, the order of the list says who plays when.
        const when = over ? '' : index === 0 ? hero.next : many ? '' : hero.later(index + 1)
        return (
          <li key={character} className={styles['otherRow']}>
            <Other seat={seat} character={character} player={player} when={when} />
            {!over && <LeadButton character={character} />}
          </li>
        )
      })}
    </ul>
  )
}

interface OtherProps {
  seat: number
  character: CharacterId
  player: string
  /** When it plays; '' where the order of the list says so. */
  when: string
}

/** One of the others; pointed at or pressed, it shows what it can do. */
function Other({ seat, character, player, when }: OtherProps) {
  const { common, table } = useMessages()
  const leader = useComputerName(character) ?? player
  const words = leader && when ? table.hero.playerAnd(leader, when) : leader || when
  return (
    <CardButton
      subject={{ kind: 'character', seat }}
      className={styles['other']}
      aria-description={plain(common.powers[character])}
    >
      <HeroIcon character={character} height={52} />
      <span className={styles['otherWords']}>
        <span className={styles['otherName']}>{common.characters[character]}</span>
        <span className={styles['when']}>{words}</span>
      </span>
    </CardButton>
  )
}
