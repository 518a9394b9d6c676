import { Heading } from '../../../../ui/art/index.ts'
import { RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { KeyWords } from '../../../../ui/frames/cards/KeyWords.tsx'
import { Aim, Aside, TriedLine } from '../../../../ui/frames/rulebook/Glance.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import { useMessages } from '../../words/useMessages.ts'
import type { PageId } from '../rulebook/examples/index.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'

/** The aim, how it begins, a turn, how it ends, what the strategic game adds, and what is hidden. */
export function GamePage() {
  const { rules, common } = useMessages()
  return (
    <>
      <Aim>{rules.aim}</Aim>
      <Heading level={3}>{rules.begin}</Heading>
      <p>
        {rules.beginHow} <TryPage page="setup" name={rules.begin} />
      </p>
      <Heading level={3}>{rules.turn}</Heading>
      <p>
        <KeyWords text={rules.turnHow} />
      </p>
      <RuleLines>
        <Line page="reveal" name={rules.income} how={rules.incomeHow} />
        <Line page="taxes" name={rules.taxes} how={rules.taxesHow} />
        <Line page="claim" name={rules.claim} how={rules.claimHow} />
        <Line page="build" name={rules.build} how={rules.buildHow} />
        <Line page="raze" name={rules.raze} how={rules.razeHow} />
        <Line page="pawnshop" name={rules.pawnshop} how={rules.pawnshopHow} />
        <Line page="buy-pile" name={rules.pile} how={rules.pileHow} />
        <Line page="hire" name={rules.hire} how={rules.hireHow} />
        <Line page="rivals" name={rules.influence} how={rules.influenceHow} />
        <Line page="score" name={rules.score} how={rules.scoreHow} />
      </RuleLines>
      <Aside>{rules.undo}</Aside>
      <Heading level={3}>{rules.end}</Heading>
      <RuleLines>
        <Line page="goal" name={rules.goal} how={rules.goalHow} />
        <Line page="last" name={rules.last} how={rules.lastHow} />
        <Line page="resign" name={rules.giveUp} how={rules.giveUpHow} />
      </RuleLines>
      <Heading level={3}>{rules.strategic}</Heading>
      <RuleLines>
        <Line page="epochs" name={rules.epochs} how={rules.epochsHow} />
        <Line page="market" name={common.shops.market} how={rules.marketHow} />
        <Line page="siege" name={rules.siege} how={rules.siegeHow} />
        <Line page="powers" name={rules.powers} how={rules.powersHow} />
      </RuleLines>
      <Heading level={3}>{rules.secrets}</Heading>
      <p>
        {rules.secretsHow} <TryPage page="secrets" name={rules.secrets} />
      </p>
      <Heading level={3}>{rules.two}</Heading>
      <p>
        {rules.twoHow} <TryPage page="two" name={rules.two} />
      </p>
    </>
  )
}

/** A rule in a line, with the picture of its page. */
const Line = ({ page, name, how }: { page: PageId; name: string; how: string }) => (
  <TriedLine page={page} icon={<PageIcon page={page} />} name={name} how={how} />
)
