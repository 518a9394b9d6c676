import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { Glance, type GlanceSection, ruleLines } from '../../../../ui/frames/rulebook/Glance.tsx'
import { ArmyIcon, EmblemIcon, FortIcon, PlaceIcon } from '../../art/index.ts'
import { useGame } from '../../runtime.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { houseRuleWords } from '../cover/house-rule-words.ts'
import type { PageId } from '../rulebook/examples.ts'

/** The summary of the game: aim, setup, turn, siege and fall, end, and the house rules of this table. */
export function GamePage() {
  const m = useAllWords()
  const chosen = useGame(({ session }) => session?.config.rules) ?? {}
  return <Glance aim={m.rules.aim} sections={sectionsOf(m.rules, houseRuleWords(m, chosen))} />
}

function sectionsOf(rules: AllWords['rules'], house: readonly string[]): GlanceSection<PageId>[] {
  const line = ruleLines<PageId, typeof rules>(rules)
  return [
    { title: rules.begin, text: rules.beginHow, page: 'muster' },
    {
      title: rules.turn,
      text: rules.turnHow,
      page: 'roll',
      lines: [
        line('march', 'march', <Icon name="boot-prints" size={30} />),
        line('turn', 'turnRound', <Icon name="anticlockwise-rotation" size={28} />),
        line('build', 'build', <FortIcon country="clover" size={34} />),
        line('tear', 'tear', <FortIcon country="briar" size={34} />),
        line('home', 'home', <FortIcon country="clover" walled size={34} />),
        line('waste', 'all', <DieIcon face={1} size={28} />),
      ],
      aside: rules.undo,
    },
    {
      title: rules.fall,
      lines: [
        { how: rules.siegeHow, icon: <FortIcon country="ash" size={34} /> },
        { page: 'fall', how: rules.fallHow, icon: <EmblemIcon country="briar" size={30} /> },
      ],
    },
    {
      title: rules.end,
      lines: [
        line('last', 'last', <PlaceIcon country="ash" city size={34} />),
        line('winter', 'winter', <PlaceIcon country="dill" city={false} size={34} />),
        line('giving', 'giveUp', <ArmyIcon country="dill" size={38} />),
      ],
    },
    { title: rules.house, text: house.length === 0 ? rules.noHouse : `${house.join(', ')}.`, page: 'house' },
  ]
}
