import { CHARACTER_IDS, type CharacterId } from '../../engine/fairy-tale/index.ts'
import { announce } from '../app/announce.ts'
import { Heading } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import { isComplete, orderOf } from './company.ts'
import { useDraft } from './draft.ts'
import styles from './Gallery.module.css'
import { HeroCard } from './HeroCard.tsx'

/** The three of the first company stand first, then the others in the order of the rule book. */
const SHOWN: readonly CharacterId[] = [
  ...new Set<CharacterId>(['puss-in-boots', 'red-riding-hood', 'huntsman', ...CHARACTER_IDS]),
]

/** All characters, to be chosen or sent away. */
export function Gallery() {
  const { common, setup } = useMessages()
  const company = useDraft((draft) => draft.company)
  const toggle = useDraft((draft) => draft.toggle)
  const complete = isComplete(company)

  const press = (character: CharacterId) => {
    const order = orderOf(company, character)
    const name = common.characters[character]
    if (!order && complete) return announce(setup.enough)
    toggle(character)
    announce(order ? setup.left(name) : setup.joined(name, company.length + 1))
  }

  return (
    <section aria-labelledby="who-guards">
      <Heading centred className={styles.heading ?? ''}>
        <span id="who-guards">{setup.whoGuards}</span>
      </Heading>
      <ul className={styles.gallery}>
        {SHOWN.map((character) => (
          <li key={character}>
            <HeroCard
              character={character}
              order={orderOf(company, character)}
              barred={complete && !orderOf(company, character)}
              onPress={() => press(character)}
            />
          </li>
        ))}
        <li className={styles.note}>
          <p className={styles.flourish}>{setup.oneToSix}</p>
          <p>{complete ? setup.enough : setup.allTogether}</p>
        </li>
      </ul>
    </section>
  )
}
