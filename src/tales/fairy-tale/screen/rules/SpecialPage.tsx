import { BUILDING_IDS, type BuildingId, isGoal } from '../../../../engine/fairy-tale/index.ts'
import { RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { BuildingIcon } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { buildingCard } from '../../words/card-texts.ts'
import { tileTitle } from '../../words/look-up.ts'
import { BUILDING_RULES, type Ruling } from '../cards/rule-refs.ts'
import { Act } from './Act.tsx'
import { BoxTitle } from './BoxTitle.tsx'
import { Costs } from './Costs.tsx'
import { Rulings } from './Rulings.tsx'
import styles from './rules.module.css'
import { Titled } from './Titled.tsx'

/** Interactions of special tiles with everything else (section 10). */
const MEETING: readonly Ruling[] = [27, 30, 31, 35, 36]

/** The effects and costs of all special tiles, and their rulings. Diamonds come first: they are in every box. */
export function SpecialPage() {
  const { rules } = useAllWords()
  const goals = BUILDING_IDS.filter((building) => isGoal({ building }))
  const others = BUILDING_IDS.filter((building) => !isGoal({ building }))
  return (
    <>
      <p className={styles.intro}>{rules.specialHow}</p>
      <Titled section="8">{rules.diamonds}</Titled>
      <Buildings ids={goals} />
      <BoxTitle box="special" section="8" />
      <Buildings ids={others} />
      <Rulings
        numbers={[...BUILDING_IDS.flatMap((id) => BUILDING_RULES[id].rulings), ...MEETING]}
        section="8, 10"
      />
    </>
  )
}

function Buildings({ ids }: { ids: readonly BuildingId[] }) {
  const m = useAllWords()
  return (
    <RuleLines>
      {ids.map((id) => (
        <Act
          key={id}
          icon={<BuildingIcon building={id} size={38} />}
          name={tileTitle(m, id)}
          how={buildingCard(m, id)}
          page={id}
          rulings={BUILDING_RULES[id].rulings}
        >
          <Costs building={id} />
        </Act>
      ))}
    </RuleLines>
  )
}
