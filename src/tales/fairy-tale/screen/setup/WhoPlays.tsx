import { PEOPLE } from '../../../../store/persons.ts'
import { chooseOnePerson } from '../../../../store/same-names.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { OnePerson } from '../../../../ui/frames/cover/OnePerson.tsx'
import { PunchedPick } from '../../../../ui/frames/cover/PunchedPick.tsx'
import { isPerson, useLiveLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/cover.ts'
import { sharedNames } from './company.ts'
import { useDraft } from './draft.ts'
import { Gallery } from './Gallery.tsx'
import { PeopleIcon } from './PeopleIcon.tsx'
import styles from './WhoPlays.module.css'

/** The first question: one person or several, and which heroes. */
export function WhoPlays() {
  const { setup } = useCoverWords()
  const chosen = useDraft(({ people }) => people)
  return (
    <section className={styles.who} aria-labelledby="who-plays">
      <Heading className={styles.heading}>
        <span id="who-plays">{setup.whoPlays}</span>
      </Heading>
      <div className={styles.people} role="radiogroup" aria-labelledby="who-plays">
        {PEOPLE.map((people) => (
          <PunchedPick
            key={people}
            name="people"
            checked={people === chosen}
            onChange={() => useDraft.getState().setPeople(people)}
            picture={<PeopleIcon people={people} />}
          >
            {setup.people[people]}
          </PunchedPick>
        ))}
      </div>
      <Gallery />
      {chosen === 'several' && <SharedNames />}
    </section>
  )
}

/** Whether one person leads heroes of the same name; or how that is said. */
function SharedNames() {
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
