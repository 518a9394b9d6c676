import type { ReactNode } from 'react'
import { type HouseRules, standardRules } from '../../../../engine/boogyman/index.ts'
import { Icon } from '../../../../ui/art/index.ts'
import { Glance, type GlanceSection, ruleLines } from '../../../../ui/frames/rulebook/Glance.tsx'
import {
  BoogymanIcon,
  CallSign,
  ClearingTreeIcon,
  FolkIcon,
  PreyMark,
  SafeMark,
  SpawnSign,
} from '../../art/index.ts'
import { useGame } from '../../runtime.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import type { PageId } from '../rulebook/examples.ts'

/** The aim, the opening, a turn, who is safe from the Boogyman, how it ends: as this table plays them. */
export function GamePage() {
  const { rules } = useAllWords()
  const house = useGame(({ session }) => session?.config.rules) ?? standardRules()
  return (
    <Glance
      aim={rules.aim}
      asides={house.trees === 'three' ? [rules.houseTrees] : []}
      sections={sectionsOf(rules, house)}
    />
  )
}

function sectionsOf(rules: AllWords['rules'], { trees }: HouseRules): GlanceSection<PageId>[] {
  const line = ruleLines<PageId, typeof rules>(rules)
  return [
    { title: rules.opening, text: rules.openingHow, page: 'opening' },
    {
      title: rules.turn,
      text: rules.turnHow,
      page: 'turn',
      lines: [
        {
          page: 'step',
          name: rules.step,
          how: rules.stepHow[trees],
          icon: <Icon name="boot-prints" size={30} />,
        },
        line('spawn', 'spawn', SPAWN),
        line('call', 'call', CALL),
        line('prowl', 'prowl', <BoogymanIcon side="green" size={36} />),
      ],
      aside: rules.undo,
    },
    {
      title: rules.safe,
      lines: [
        { page: 'safe', pageName: rules.safe, how: rules.safeTree, icon: TREE },
        { how: rules.safeThree, icon: <FolkIcon side="green" size={32} /> },
        { how: rules.safeOwn, icon: <BoogymanIcon side="red" size={34} /> },
        { how: rules.safeShut, icon: SAFE },
      ],
    },
    {
      title: rules.end,
      lines: [
        line('seven', 'seven', <FolkIcon side="red" size={32} />),
        line('none', 'none', NO_PREY),
        line('draw', 'draw', ASLEEP),
      ],
    },
  ]
}

const TREE = <ClearingTreeIcon size={32} seed="safe" />
const ASLEEP = <FolkIcon side="green" size={32} pose="asleep" />

const SPAWN = (
  <Mark reach={20}>
    <SpawnSign />
  </Mark>
)
const CALL = (
  <Mark reach={26}>
    <CallSign />
  </Mark>
)
const SAFE = (
  <Mark reach={32}>
    <SafeMark />
  </Mark>
)
const NO_PREY = (
  <Mark reach={40}>
    <PreyMark side="red" count={1} />
  </Mark>
)

/** A mark as an image; `reach` is its radius. */
function Mark({ reach, children }: { reach: number; children: ReactNode }) {
  return (
    <svg
      className="grows"
      width={34}
      height={34}
      viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
