import { chooseOnePerson } from '../../../../store/same-names.ts'
import { OnePerson } from '../../../../ui/frames/cover/OnePerson.tsx'
import { isPerson, useLiveLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/cover.ts'
import { sharedNames } from './company.ts'
import { useDraft } from './draft.ts'
import styles from './SharedNames.module.css'

/** Whether one person leads heroes of the same name; or how that is said. */
export function SharedNames() {
  const { common, setup } = useCoverWords()
  const company = useDraft((draft) => draft.company)
  const { cover, coverPersons } = useLiveLeaders()
  if (company.length < 2) return null
  const names = sharedNames(company, (seat) => isPerson(cover, seat))
  if (names.length === 0) return <p className={styles.shared}>{setup.sameName}</p>
  return (
    <OnePerson
      names={names}
      persons={coverPersons}
      wordsOf={(roles) => common.list(roles.map((id) => common.inSentence[id]))}
      onChoose={(roles, isOne) => chooseOnePerson(useLiveLeaders, roles, isOne)}
    />
  )
}
