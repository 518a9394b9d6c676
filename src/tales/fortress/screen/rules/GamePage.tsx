import { standardRules } from '../../../../engine/fortress/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { KeyWords } from '../../../../ui/frames/cards/KeyWords.tsx'
import { Aim, Aside, TriedLine } from '../../../../ui/frames/rulebook/Glance.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import { useGame } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import type { PageId } from '../rulebook/examples.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import styles from './rules.module.css'

/** The aim, a turn, who meets whom, the night and the assault: as this table plays them. */
export function GamePage() {
  const { rules } = useMessages()
  const house = useGame(({ session }) => session?.config.rules) ?? standardRules()
  return (
    <>
      <Aim>{rules.aim}</Aim>
      {house.order === 'strongest' && <Aside>{rules.house.strongest}</Aside>}
      {house.gift === 'hand' && <Aside>{rules.house.hand}</Aside>}
      <Heading level={3}>{rules.muster}</Heading>
      <p>
        {rules.musterHow} <TryPage page="opening" name={rules.muster} />
      </p>
      <Heading level={3}>{rules.turn}</Heading>
      <p>{rules.turnHow}</p>
      <RuleLines>
        <Line page="lay" name={rules.lay} how={rules.layHow} />
        <Line page="cast" name={rules.cast} how={rules.castHow} />
        <Line page="attack" name={rules.attack} how={rules.attackHow} />
        <Line page="night" name={rules.end} how={rules.endHow} />
      </RuleLines>
      <Aside>{rules.undo}</Aside>
      <Heading level={3}>{rules.meet}</Heading>
      <p>
        {rules.meetHow} <TryPage page="meet" name={rules.meet} />
      </p>
      <ol className={styles['list']}>
        {rules.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {rules.fightHow} <TryPage page="fight" name={rules.fight} />
      </p>
      <Heading level={3}>{rules.night}</Heading>
      <p>
        <KeyWords text={rules.nightHow} />
      </p>
      <Heading level={3}>{rules.assault}</Heading>
      <p>
        <KeyWords text={rules.assaultHow} /> <TryPage page="assault" name={rules.assault} />
      </p>
      <ol className={styles['list']}>
        {rules.results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ol>
      <RuleLines>
        <Line page="end" name={rules.none} how={rules.noneHow} />
      </RuleLines>
      <Heading level={3}>{rules.renown}</Heading>
      <p>{rules.renownHow}</p>
    </>
  )
}

/** A rule in a line, with the picture of its page. */
const Line = ({ page, name, how }: { page: PageId; name: string; how: string }) => (
  <TriedLine page={page} icon={<PageIcon page={page} />} name={name} how={how} />
)
