import { standardRules } from '../../../../engine/fortress/index.ts'
import { Glance, type GlanceSection } from '../../../../ui/frames/rulebook/Glance.tsx'
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

const sectionsOf = (rules: AllWords['rules']): GlanceSection<PageId>[] => [
  { title: rules.muster, text: rules.musterHow, page: 'opening' },
  {
    title: rules.turn,
    text: rules.turnHow,
    lines: [
      { page: 'lay', name: rules.lay, how: rules.layHow },
      { page: 'cast', name: rules.cast, how: rules.castHow },
      { page: 'attack', name: rules.attack, how: rules.attackHow },
      { page: 'night', name: rules.end, how: rules.endHow },
    ],
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
    lines: [{ page: 'end', name: rules.none, how: rules.noneHow }],
  },
  { title: rules.renown, text: rules.renownHow },
]
