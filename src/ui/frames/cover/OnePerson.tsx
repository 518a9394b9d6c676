import type { Persons } from '../../../store/humans.ts'
import { shownName } from '../../../store/person-names.ts'
import { isOnePerson, type SameName } from '../../../store/same-names.ts'
import { CheckMark, OptionCard } from '../../art/index.ts'
import { useAppWords } from '../../text/house.ts'
import styles from './OnePerson.module.css'

interface OnePersonProps<Role extends string> {
  names: readonly SameName<Role>[]
  persons: Persons<Role>
  /** Returns the names of the roles that share a name, within a sentence. */
  wordsOf(roles: readonly Role[]): string
  onChoose(roles: readonly Role[], isOne: boolean): void
}

/** Asks if one person plays all seats that have the same name. The default is no. */
export function OnePerson<Role extends string>({ names, persons, wordsOf, onChoose }: OnePersonProps<Role>) {
  const { cover } = useAppWords()
  return names.map(({ player, roles }) => {
    const isOne = isOnePerson(persons, roles)
    return (
      <OptionCard
        key={player}
        type="checkbox"
        className={styles['one'] ?? ''}
        checked={isOne}
        onChange={() => onChoose(roles, !isOne)}
      >
        <CheckMark ticked={isOne} size={22} />
        <span>{cover.onePerson(shownName(player), wordsOf(roles))}</span>
      </OptionCard>
    )
  })
}
