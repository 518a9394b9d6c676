import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { Glance, type GlanceSection } from '../../../../ui/frames/rulebook/Glance.tsx'
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

const sectionsOf = (rules: AllWords['rules'], house: readonly string[]): GlanceSection<PageId>[] => [
  { title: rules.begin, text: rules.beginHow, page: 'muster' },
  {
    title: rules.turn,
    text: rules.turnHow,
    page: 'roll',
    lines: [
      { page: 'march', name: rules.march, how: rules.marchHow, icon: <Icon name="boot-prints" size={30} /> },
      { page: 'turn', name: rules.turnRound, how: rules.turnRoundHow, icon: TURNED },
      {
        page: 'build',
        name: rules.build,
        how: rules.buildHow,
        icon: <FortIcon country="clover" size={34} />,
      },
      { page: 'tear', name: rules.tear, how: rules.tearHow, icon: <FortIcon country="briar" size={34} /> },
      { page: 'home', name: rules.home, how: rules.homeHow, icon: WALLED },
      { page: 'waste', name: rules.all, how: rules.allHow, icon: <DieIcon face={1} size={28} /> },
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
      {
        page: 'last',
        name: rules.last,
        how: rules.lastHow,
        icon: <PlaceIcon country="ash" city size={34} />,
      },
      { page: 'winter', name: rules.winter, how: rules.winterHow, icon: TOWN },
      {
        page: 'giving',
        name: rules.giveUp,
        how: rules.giveUpHow,
        icon: <ArmyIcon country="dill" size={38} />,
      },
    ],
  },
  { title: rules.house, text: house.length === 0 ? rules.noHouse : `${house.join(', ')}.`, page: 'house' },
]

const TURNED = <Icon name="anticlockwise-rotation" size={28} />
const WALLED = <FortIcon country="clover" walled size={34} />
const TOWN = <PlaceIcon country="dill" city={false} size={34} />
