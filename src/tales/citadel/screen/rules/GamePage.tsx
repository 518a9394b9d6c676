import { Glance, ruleLines } from '../../../../ui/frames/rulebook/Glance.tsx'
import { useAllWords } from '../../words/all-words.ts'
import type { PageId } from '../rulebook/examples/index.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'

/** The aim, the start, a turn, the end, the additions of the strategic game, and hidden information. */
export function GamePage() {
  const { rules, common } = useAllWords()
  const line = ruleLines<PageId, typeof rules>(rules)
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
            line('reveal', 'income'),
            line('taxes', 'taxes'),
            line('claim', 'claim'),
            line('build', 'build'),
            line('raze', 'raze'),
            line('pawnshop', 'pawnshop'),
            line('buy-pile', 'pile'),
            line('hire', 'hire'),
            line('rivals', 'influence'),
            line('score', 'score'),
          ],
          aside: rules.undo,
        },
        {
          title: rules.end,
          lines: [line('goal', 'goal'), line('last', 'last'), line('resign', 'giveUp')],
        },
        {
          title: rules.strategic,
          lines: [
            line('epochs', 'epochs'),
            { page: 'market', name: common.shops.market, how: rules.marketHow },
            line('siege', 'siege'),
            line('powers', 'powers'),
          ],
        },
        { title: rules.secrets, text: rules.secretsHow, page: 'secrets' },
        { title: rules.two, text: rules.twoHow, page: 'two' },
      ]}
    />
  )
}
