import { memo } from 'react'
import { type CharacterId, isGone, type SeatConfig, type State } from '../../../../engine/fairy-tale/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { plain } from '../../../../ui/text/emphasis.ts'
import { useMessages } from '../../words/messages.ts'
import { useComputerName } from '../bots/useComputerName.ts'
import { SuggestAs } from '../pins/SuggestAs.tsx'
import { about } from '../subject.ts'
import { hyphenated } from './CharacterPanel.tsx'
import styles from './characters.module.css'
import { OthersHand } from './OthersHand.tsx'

interface OthersProps {
  seats: readonly SeatConfig[]
  state: State
}

/** The other characters, in playing order. */
export const Others = memo(function Others({ seats, state }: OthersProps) {
  const m = useMessages()
  const { table, common } = m
  const { onTurn } = state
  const over = state.outcome !== null
  const after = seats.map((seat, index) => ({ ...seat, index }))
  const others = after.slice(onTurn + 1).concat(after.slice(0, onTurn))
  const many = others.length > 2
  if (others.length === 0) return null
  return (
    <ul className={styles['others']} aria-label={table.hero.others} data-many={many}>
      {others.map(({ character, player, index: seat }, index) => {
        const gone = isGone(state, seat)
        const before = others.slice(0, index).findLast((other) => !isGone(state, other.index))
        // With many, the order of the list is enough.
        const later = before && !many ? table.hero.after(common.inSentence[before.character]) : ''
        const when = gone ? table.hero.gone : over ? '' : before ? later : table.hero.next
        return (
          <li key={character} className={styles['otherRow']}>
            <SuggestAs state={state} seats={seats} seat={seat} height={many ? 40 : 52} />
            <div className={styles['otherInside']}>
              <Other seat={seat} character={character} player={player} when={when} />
              <OthersHand state={state} seat={seat} />
            </div>
          </li>
        )
      })}
    </ul>
  )
})

interface OtherProps {
  seat: number
  character: CharacterId
  player: string
  /** When it plays; '' if the order of the list is enough. */
  when: string
}

/** One of the other characters. Hover or click opens its info card. */
function Other({ seat, character, player, when }: OtherProps) {
  const m = useMessages()
  const { common, table } = m
  const leader = useComputerName(character) ?? shownName(player)
  const words = leader && when ? table.hero.playerAnd(leader, when) : leader || when
  return (
    <InfoButton
      {...about({ kind: 'character', seat })}
      className={styles['other']}
      aria-description={plain(common.powers[character])}
    >
      <span className={styles['otherWords']}>
        <span className={styles['otherName']}>{hyphenated(m, character)}</span>
        <span className={styles['when']}>{words}</span>
      </span>
    </InfoButton>
  )
}
