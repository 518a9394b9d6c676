import { Glance } from '../../../../ui/frames/rulebook/Glance.tsx'
import { useAllWords } from '../../words/all-words.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'

/** The aim, the start, a turn, the end, the additions of the strategic game, and hidden information. */
export function GamePage() {
  const { rules, common } = useAllWords()
  return (
    <Glance
      aim={rules.aim}
      Icon={PageIcon}
      sections={[
        { title: rules.begin, text: rules.beginHow, page: 'setup' },
        {
          title: rules.turn,
          text: rules.turnHow,
          lines: [
            { page: 'reveal', name: rules.income, how: rules.incomeHow },
            { page: 'taxes', name: rules.taxes, how: rules.taxesHow },
            { page: 'claim', name: rules.claim, how: rules.claimHow },
            { page: 'build', name: rules.build, how: rules.buildHow },
            { page: 'raze', name: rules.raze, how: rules.razeHow },
            { page: 'pawnshop', name: rules.pawnshop, how: rules.pawnshopHow },
            { page: 'buy-pile', name: rules.pile, how: rules.pileHow },
            { page: 'hire', name: rules.hire, how: rules.hireHow },
            { page: 'rivals', name: rules.influence, how: rules.influenceHow },
            { page: 'score', name: rules.score, how: rules.scoreHow },
          ],
          aside: rules.undo,
        },
        {
          title: rules.end,
          lines: [
            { page: 'goal', name: rules.goal, how: rules.goalHow },
            { page: 'last', name: rules.last, how: rules.lastHow },
            { page: 'resign', name: rules.giveUp, how: rules.giveUpHow },
          ],
        },
        {
          title: rules.strategic,
          lines: [
            { page: 'epochs', name: rules.epochs, how: rules.epochsHow },
            { page: 'market', name: common.shops.market, how: rules.marketHow },
            { page: 'siege', name: rules.siege, how: rules.siegeHow },
            { page: 'powers', name: rules.powers, how: rules.powersHow },
          ],
        },
        { title: rules.secrets, text: rules.secretsHow, page: 'secrets' },
        { title: rules.two, text: rules.twoHow, page: 'two' },
      ]}
    />
  )
}
