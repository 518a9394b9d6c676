import { isPerson, useLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { peopleOf } from './company.ts'
import { useDraft } from './draft.ts'
import styles from './SharedNames.module.css'

/** Who leads several heroes, by the names that were written; or how that is said. */
export function SharedNames() {
  const { common, setup } = useCoverWords()
  const company = useDraft((draft) => draft.company)
  const cover = useLeaders((store) => store.cover)
  if (company.length < 2) return null
  const shared = peopleOf(company.filter((seat) => isPerson(cover, seat)))
  return (
    <p className={styles.shared}>
      {shared.length === 0 && setup.sameName}
      {shared.map(({ player, characters }) => (
        <span key={player} className={styles.person}>
          {setup.leads(player, common.list(characters.map((id) => common.inSentence[id])))}{' '}
        </span>
      ))}
    </p>
  )
}
