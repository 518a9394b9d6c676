import { standardRules } from '../../../../engine/fortress/index.ts'
import { Glance, type GlanceSection, ruleLines } from '../../../../ui/frames/rulebook/Glance.tsx'
import { useGame } from '../../runtime.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import type { PageId } from '../rulebook/examples.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'

/** The summary of the game under this table's rules: aim, turn, meetings, night and assault. */
export function GamePage() {
  const { rules } = useAllWords()
  const house = useGame(({ session }) => session?.config.rules) ?? standardRules()
  const asides = [
    ...(house.order === 'strongest' ? [rules.house.strongest] : []),
    ...(house.gift === 'hand' ? [rules.house.hand] : []),
  ]
  return <Glance aim={rules.aim} asides={asides} Icon={PageIcon} sections={sectionsOf(rules)} />
}

function sectionsOf(rules: AllWords['rules']): GlanceSection<PageId>[] {
  const line = ruleLines<PageId, typeof rules>(rules)
  return [
    { title: rules.muster, text: rules.musterHow, page: 'opening' },
    {
      title: rules.turn,
      text: rules.turnHow,
      lines: [line('lay', 'lay'), line('cast', 'cast'), line('attack', 'attack'), line('night', 'end')],
      aside: rules.undo,
    },
    { title: rules.meet, text: rules.meetHow, page: 'meet', steps: rules.steps },
    { text: rules.fightHow, page: 'fight', pageName: rules.fight },
    { title: rules.night, text: rules.nightHow },
    {
      title: rules.assault,
      text: rules.assaultHow,
      page: 'assault',
      steps: rules.results,
      lines: [line('end', 'none')],
    },
    { title: rules.renown, text: rules.renownHow },
  ]
}
