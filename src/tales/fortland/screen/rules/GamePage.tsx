import { DieIcon, Heading, Icon } from '../../../../ui/art/index.ts'
import { RuleLine, RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { KeyWords } from '../../../../ui/frames/cards/KeyWords.tsx'
import { Aim, Aside, TriedLine } from '../../../../ui/frames/rulebook/Glance.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import { ArmyIcon, EmblemIcon, FortIcon, PlaceIcon } from '../../art/index.ts'
import { useGame } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { houseRuleWords } from '../cover/house-rules.ts'

/** The aim, how it begins, a turn, siege and fall, how it ends, and the house rules of this table. */
export function GamePage() {
  const m = useMessages()
  const { rules } = m
  const chosen = useGame(({ session }) => session?.config.rules) ?? {}
  const house = houseRuleWords(m, chosen)
  return (
    <>
      <Aim>{rules.aim}</Aim>
      <Heading level={3}>{rules.begin}</Heading>
      <p>
        {rules.beginHow} <TryPage page="muster" name={rules.begin} />
      </p>
      <Heading level={3}>{rules.turn}</Heading>
      <p>
        <KeyWords text={rules.turnHow} /> <TryPage page="roll" name={rules.turn} />
      </p>
      <RuleLines>
        <TriedLine
          page="march"
          icon={<Icon name="boot-prints" size={30} />}
          name={rules.march}
          how={rules.marchHow}
        />
        <TriedLine
          page="turn"
          icon={<Icon name="anticlockwise-rotation" size={28} />}
          name={rules.turnRound}
          how={rules.turnRoundHow}
        />
        <TriedLine
          page="build"
          icon={<FortIcon country="clover" size={34} />}
          name={rules.build}
          how={rules.buildHow}
        />
        <TriedLine
          page="tear"
          icon={<FortIcon country="briar" size={34} />}
          name={rules.tear}
          how={rules.tearHow}
        />
        <TriedLine
          page="home"
          icon={<FortIcon country="clover" walled size={34} />}
          name={rules.home}
          how={rules.homeHow}
        />
        <TriedLine page="waste" icon={<DieIcon face={1} size={28} />} name={rules.all} how={rules.allHow} />
      </RuleLines>
      <Aside>{rules.undo}</Aside>
      <Heading level={3}>{rules.fall}</Heading>
      <RuleLines>
        <RuleLine icon={<FortIcon country="ash" size={34} />} how={rules.siegeHow} />
        <TriedLine page="fall" icon={<EmblemIcon country="briar" size={30} />} how={rules.fallHow} />
      </RuleLines>
      <Heading level={3}>{rules.end}</Heading>
      <RuleLines>
        <TriedLine
          page="last"
          icon={<PlaceIcon country="ash" city size={34} />}
          name={rules.last}
          how={rules.lastHow}
        />
        <TriedLine
          page="winter"
          icon={<PlaceIcon country="dill" city={false} size={34} />}
          name={rules.winter}
          how={rules.winterHow}
        />
        <TriedLine
          page="giving"
          icon={<ArmyIcon country="dill" size={38} />}
          name={rules.giveUp}
          how={rules.giveUpHow}
        />
      </RuleLines>
      <Heading level={3}>{rules.house}</Heading>
      <p>
        {house.length === 0 ? rules.noHouse : `${house.join(', ')}.`}{' '}
        <TryPage page="house" name={rules.house} />
      </p>
    </>
  )
}
