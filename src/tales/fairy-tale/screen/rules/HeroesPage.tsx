import { CHARACTER_IDS } from '../../../../engine/fairy-tale/index.ts'
import { RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { HeroIcon } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { CHARACTER_RULES } from '../cards/rule-refs.ts'
import { Act } from './Act.tsx'
import { Rulings } from './Rulings.tsx'
import { Titled } from './Titled.tsx'

/** The powers of all heroes, and their rulings. */
export function HeroesPage() {
  const { common, rules } = useAllWords()
  return (
    <>
      <Titled section="9">{rules.pages.heroes}</Titled>
      <RuleLines>
        {CHARACTER_IDS.map((id) => (
          <Act
            key={id}
            icon={<HeroIcon character={id} height={46} />}
            name={common.characters[id]}
            how={common.powers[id]}
            page={id}
            rulings={CHARACTER_RULES[id].rulings}
          />
        ))}
      </RuleLines>
      <Rulings numbers={CHARACTER_IDS.flatMap((id) => CHARACTER_RULES[id].rulings)} section="9" />
    </>
  )
}
