import type { ReactNode } from 'react'
import { PEOPLE, type People } from '../../../../store/persons.ts'
import { Heading, Pick } from '../../../../ui/art/index.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { useDraft } from './draft.ts'
import { Gallery } from './Gallery.tsx'
import { PeopleIcon } from './PeopleIcon.tsx'
import { SharedNames } from './SharedNames.tsx'
import styles from './WhoPlays.module.css'

/** The first question: one person or several, and which heroes. */
export function WhoPlays() {
  const { setup } = useCoverWords()
  const several = useDraft(({ people }) => people === 'several')
  return (
    <section className={styles.who} aria-labelledby="who-plays">
      <Heading className={styles.heading}>
        <span id="who-plays">{setup.whoPlays}</span>
      </Heading>
      <div className={styles.people} role="radiogroup" aria-labelledby="who-plays">
        {PEOPLE.map((people) => (
          <Choice key={people} people={people}>
            {setup.people[people]}
          </Choice>
        ))}
      </div>
      <Gallery />
      {several && <SharedNames />}
    </section>
  )
}

const BOARD = 'M.8 5L98.4 1 99.6 87 .4 94z'

/** One of the ways to play: what is chosen is punched out and lies on the page, the other is printed. */
function Choice({ people, children }: { people: People; children: ReactNode }) {
  const chosen = useDraft((draft) => draft.people === people)
  return (
    <Pick
      type="radio"
      name="people"
      className={styles.choice}
      checked={chosen}
      onChange={() => useDraft.getState().setPeople(people)}
    >
      <svg className={styles.board} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.shade} d={BOARD} />
        <path className={styles.face} d={BOARD} vectorEffect="non-scaling-stroke" />
      </svg>
      <PeopleIcon people={people} />
      <span className={styles.name}>{children}</span>
    </Pick>
  )
}
