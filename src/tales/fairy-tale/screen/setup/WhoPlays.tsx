import { HUMAN_COUNTS } from '../../../../store/humans.ts'
import { chooseOnePerson } from '../../../../store/same-names.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { OnePerson } from '../../../../ui/frames/cover/OnePerson.tsx'
import { PunchedPick } from '../../../../ui/frames/cover/PunchedPick.tsx'
import { isPerson, useLiveControllers } from '../../controllers.ts'
import { useCoverWords } from '../../words/cover.ts'
import { sharedNames } from './company.ts'
import { useDraft } from './draft.ts'
import { Gallery } from './Gallery.tsx'
import { PeopleIcon } from './PeopleIcon.tsx'
import styles from './WhoPlays.module.css'

/** The first question of the cover: one person or several, and the heroes. */
export function WhoPlays() {
  const { cover } = useCoverWords()
  const chosen = useDraft(({ people }) => people)
  return (
    <section className={styles.who} aria-labelledby="who-plays">
      <Heading className={styles.heading}>
        <span id="who-plays">{cover.whoPlays}</span>
      </Heading>
      <div className={styles.people} role="radiogroup" aria-labelledby="who-plays">
        {HUMAN_COUNTS.map((people) => (
          <PunchedPick
            key={people}
            name="people"
            checked={people === chosen}
            onChange={() => useDraft.getState().setPeople(people)}
            picture={<PeopleIcon people={people} />}
          >
            {cover.people[people]}
          </PunchedPick>
        ))}
      </div>
      <Gallery />
      {chosen === 'several' && <SharedNames />}
    </section>
  )
}

/** Asks for each shared name whether one person plays its heroes. Without a shared name, says how to use one. */
function SharedNames() {
  const { common, cover } = useCoverWords()
  const company = useDraft((draft) => draft.company)
  const { cover: led, coverPersons } = useLiveControllers()
  if (company.length < 2) return null
  const names = sharedNames(company, (seat) => isPerson(led, seat))
  if (names.length === 0) return <p className={styles.shared}>{cover.sameName}</p>
  return (
    <OnePerson
      names={names}
      persons={coverPersons}
      wordsOf={(roles) => common.list(roles.map((id) => common.inSentence[id]))}
      onChoose={(roles, isOne) => chooseOnePerson(useLiveControllers, roles, isOne)}
    />
  )
}
