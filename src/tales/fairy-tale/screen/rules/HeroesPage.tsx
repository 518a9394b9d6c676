import { CHARACTER_IDS } from '../../../../engine/fairy-tale/index.ts'
import { HeroIcon } from '../../art/index.ts'
import { useMessages } from '../../words/useMessages.ts'
import { CHARACTER_RULES } from '../cards/rule-refs.ts'
import { Act } from './Act.tsx'
import { Rulings } from './Rulings.tsx'
import styles from './rules.module.css'
import { Titled } from './Titled.tsx'

/** What every hero can do, and the rules that belong to them. */
export function HeroesPage() {
  const { characters, powers, rules } = useMessages().common
  return (
    <>
      <Titled section="9">{rules.pages.heroes}</Titled>
      <ul className={styles.acts}>
        {CHARACTER_IDS.map((id) => (
          <Act
            key={id}
            icon={<HeroIcon character={id} height={46} />}
            name={characters[id]}
            how={powers[id]}
            rulings={CHARACTER_RULES[id].rulings}
          />
        ))}
      </ul>
      <Rulings numbers={CHARACTER_IDS.flatMap((id) => CHARACTER_RULES[id].rulings)} section="9" />
    </>
  )
}
