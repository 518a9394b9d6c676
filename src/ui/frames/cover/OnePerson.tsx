import { shownName } from '../../../store/names.ts'
import type { Persons } from '../../../store/persons.ts'
import { isOnePerson, type SameName } from '../../../store/same-names.ts'
import { Pick, Tick } from '../../art/index.ts'
import { useHouseWords } from '../../text/house.ts'
import styles from './OnePerson.module.css'

interface OnePersonProps<Role extends string> {
  names: readonly SameName<Role>[]
  persons: Persons<Role>
  /** What is played under one name, within a sentence. */
  wordsOf(roles: readonly Role[]): string
  onChoose(roles: readonly Role[], isOne: boolean): void
}

/** Where seats have the same name: whether one person plays them. Nobody is taken for one person who has not said so. */
export function OnePerson<Role extends string>({ names, persons, wordsOf, onChoose }: OnePersonProps<Role>) {
  const { cover } = useHouseWords()
  return names.map(({ player, roles }) => {
    const isOne = isOnePerson(persons, roles)
    return (
      <Pick
        key={player}
        type="checkbox"
        className={styles['one'] ?? ''}
        checked={isOne}
        onChange={() => onChoose(roles, !isOne)}
      >
        <Tick ticked={isOne} size={22} />
        <span>{cover.onePerson(shownName(player), wordsOf(roles))}</span>
      </Pick>
    )
  })
}
