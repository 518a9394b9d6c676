import type { ReactNode } from 'react'
import { standardRules } from '../../../../engine/fairy-tale/index.ts'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import { GemIcon, HeartIcon } from '../../art/index.ts'
import { useGame } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { otherGoalOf } from '../../words/goal-words.ts'
import type { Ruling } from '../cards/rule-refs.ts'
import { ToldWith } from '../setup/ToldWith.tsx'
import { Act } from './Act.tsx'
import { Rulings } from './Rulings.tsx'
import { ComingPicture, MovingPicture, WayPicture } from './rule-pictures.tsx'
import styles from './rules.module.css'
import { Section, Titled } from './Titled.tsx'

/** The rules of sections 1 to 6, in the order of the numbers. */
const RULINGS: readonly Ruling[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 67, 68, 69, 70, 71, 72, 73,
]

/** The goal, the three parts of a turn and the movement of monsters, with this table's house rules. */
export function TurnPage() {
  const { rules, cards } = useAllWords()
  const config = useGame(({ session }) => session?.config)
  const house = config?.rules ?? standardRules()
  const goal = otherGoalOf(house)
  return (
    <>
      <p className={styles.aim}>{goal ? rules.aimOf[goal] : rules.aim[house.oak]}</p>
      {config && <ToldWith config={config} />}
      <Titled section="3">{rules.turn}</Titled>
      <ol className={styles.parts}>
        <Part number={1} name={rules.newMonsters} picture={<ComingPicture />}>
          <p>
            {rules.newMonstersHow[house.arrivals]} {house.arrivals !== 'dealt' && rules.noDen[house.noDen]}
          </p>
          <p className={styles.aside}>{rules.howMany}</p>
        </Part>
        <Part number={2} name={rules.act}>
          <p>{rules.actHow}</p>
          <RuleLines>
            <Act
              icon={<Icon name="boot-prints" size={30} />}
              name={rules.walk}
              how={rules.walkHow}
              page="walk"
            />
            <Act
              icon={<Icon name="tile" size={30} />}
              name={rules.expand}
              how={rules.expandHow[house.roads]}
              page="expand"
            >
              {config?.boxes.resources && <p className={styles.aside}>{rules.expandCost}</p>}
              {house.supply === 'hand' && <p className={styles.aside}>{rules.handHow}</p>}
              <p className={styles.aside}>{rules.fellHow}</p>
            </Act>
            <Act
              icon={<Icon name="wood-axe" size={30} />}
              name={rules.remove}
              how={rules.removeHow}
              page="remove"
            />
          </RuleLines>
          <p className={styles.aside}>{rules.endTurn}</p>
        </Part>
        <Part number={3} name={rules.move} picture={<MovingPicture />}>
          <p>{house.moves === 'round' ? rules.moveOnceHow : rules.moveHow}</p>
          {house.moves === 'turn' && <p className={styles.aside}>{rules.sides[house.sides]}</p>}
          {house.heroes === 'mortal' && <p className={styles.aside}>{rules.mortalHow}</p>}
        </Part>
      </ol>
      <Titled section="4">{rules.chooses}</Titled>
      <div className={styles.chooses}>
        <WayPicture />
        <ol className={styles.way}>
          <li>
            {rules.choosesWants} <Section number="4.1" /> <TryPage page="way" name={rules.chooses} />
          </li>
          <li>
            {rules.choosesBarred} <Section number="4.2" />
          </li>
          <li>
            {rules.choosesHaste} <Section number="4.3" />
          </li>
        </ol>
      </div>
      <Titled section="5">{rules.end}</Titled>
      <RuleLines>
        {goal && <Act icon={<DieIcon face={6} size={28} />} name={rules.goal} how={cards.goals[goal].does} />}
        <Act
          icon={<GemIcon state="forest" size={34} />}
          name={rules.diamonds}
          how={rules.diamondsHow}
          page="end"
        />
        <Act icon={<HeartIcon full size={34} />} name={rules.oak} how={rules.oakHow[house.oak]} page="oak">
          <Section number="4.4" />
        </Act>
        <Act icon={<DieIcon face={6} size={28} />} how={rules.undo} />
      </RuleLines>
      <Rulings numbers={RULINGS} section="1–6" />
    </>
  )
}

interface PartProps {
  number: number
  name: string
  picture?: ReactNode
  children: ReactNode
}

/** One of the three parts of a turn. */
function Part({ number, name, picture, children }: PartProps) {
  return (
    <li className={styles.part}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <h4 className={styles.name}>
          {name} <Section number={`3.${number}`} />
        </h4>
        {children}
      </div>
      {picture}
    </li>
  )
}
