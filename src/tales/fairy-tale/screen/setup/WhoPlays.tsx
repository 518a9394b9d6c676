import { PEOPLE } from '../../../../store/persons.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { PunchedPick } from '../../../../ui/frames/cover/PunchedPick.tsx'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import { Gallery } from './Gallery.tsx'
import { PeopleIcon } from './PeopleIcon.tsx'
import { SharedNames } from './SharedNames.tsx'
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
