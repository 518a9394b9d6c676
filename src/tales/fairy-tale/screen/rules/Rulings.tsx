import { Fragment } from 'react'
import { NumberedRules } from '../../../../ui/frames/book/RuleLines.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import { useRulebookWords } from '../../../../ui/text/rulebook.ts'
import { useGame } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { useBoxWords } from '../../words/box.ts'
import { ruling } from '../../words/card-texts.ts'
import type { Ruling } from '../cards/rule-refs.ts'
import { BOOK } from '../rulebook/examples/index.ts'
import { type HouseRule, rulesOn } from '../setup/house-rule-options.ts'
import styles from './rules.module.css'
import { Titled } from './Titled.tsx'

/** The ruling that each house rule replaces. */
const READ_OTHERWISE: Readonly<Record<HouseRule, Ruling>> = {
  sides: 2,
  noDen: 8,
  roads: 11,
  supply: 67,
  goal: 68,
  oak: 69,
  heroes: 70,
  arrivals: 71,
  moves: 72,
  grove: 58,
}

/** The full text of rulings, each once, with this table's house rules. */
export function Rulings({ numbers, section }: { numbers: readonly Ruling[]; section: string }) {
  const m = useAllWords()
  const { rules } = m
  const { readings } = useBoxWords()
  const config = useGame(({ session }) => session?.config)
  const house = (number: Ruling) => {
    if (!config) return null
    const rule = rulesOn(config.rules).find((id) => READ_OTHERWISE[id] === number)
    if (!rule) return null
    const names: Readonly<Record<string, string>> = readings[rule]
    return <span className={styles.aside}> {rules.houseRule(names[config.rules[rule]] ?? '')}</span>
  }
  return (
    <>
      <Titled section={section}>{rules.byNumber}</Titled>
      <NumberedRules
        rules={[...new Set(numbers)]
          .sort((one, other) => one - other)
          .map((number) => [
            number,
            <Fragment key={number}>
              {ruling(m, number)}
              {house(number)} <Shown number={number} />
            </Fragment>,
          ])}
      />
    </>
  )
}

/** The link to the page that shows a ruling. */
function Shown({ number }: { number: Ruling }) {
  const words = useRulebookWords()
  const page = BOOK.pageOfRuling(number)
  return page && <TryPage page={page} name={words.rule(number)} />
}
