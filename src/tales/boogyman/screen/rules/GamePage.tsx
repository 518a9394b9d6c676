import type { ReactNode } from 'react'
import { standardRules } from '../../../../engine/boogyman/index.ts'
import { Heading, Icon } from '../../../../ui/art/index.ts'
import { RuleLine, RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { KeyWords } from '../../../../ui/frames/cards/KeyWords.tsx'
import { Aim, Aside, TriedLine } from '../../../../ui/frames/rulebook/Glance.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import {
  BoogymanIcon,
  CallSign,
  ClearingTreeIcon,
  FolkIcon,
  PreyMark,
  SafeMark,
  SpawnSign,
} from '../../art/index.ts'
import { useGame } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** The aim, the opening, a turn, who is safe from the Boogyman, how it ends: as this table plays them. */
export function GamePage() {
  const { rules } = useMessages()
  const { trees } = useGame(({ session }) => session?.config.rules) ?? standardRules()
  return (
    <>
      <Aim>{rules.aim}</Aim>
      {trees === 'three' && <Aside>{rules.houseTrees}</Aside>}
      <Heading level={3}>{rules.opening}</Heading>
      <p>
        {rules.openingHow} <TryPage page="opening" name={rules.opening} />
      </p>
      <Heading level={3}>{rules.turn}</Heading>
      <p>
        <KeyWords text={rules.turnHow} /> <TryPage page="turn" name={rules.turn} />
      </p>
      <RuleLines>
        <TriedLine
          page="step"
          icon={<Icon name="boot-prints" size={30} />}
          name={rules.step}
          how={rules.stepHow[trees]}
        />
        <TriedLine
          page="spawn"
          icon={
            <Mark reach={20}>
              <SpawnSign />
            </Mark>
          }
          name={rules.spawn}
          how={rules.spawnHow}
        />
        <TriedLine
          page="call"
          icon={
            <Mark reach={26}>
              <CallSign />
            </Mark>
          }
          name={rules.call}
          how={rules.callHow}
        />
        <TriedLine
          page="prowl"
          icon={<BoogymanIcon side="green" size={36} />}
          name={rules.prowl}
          how={rules.prowlHow}
        />
      </RuleLines>
      <Aside>{rules.undo}</Aside>
      <Heading level={3}>{rules.safe}</Heading>
      <RuleLines>
        <RuleLine icon={<ClearingTreeIcon size={32} seed="safe" />} how={rules.safeTree}>
          {' '}
          <TryPage page="safe" name={rules.safe} />
        </RuleLine>
        <RuleLine icon={<FolkIcon side="green" size={32} />} how={rules.safeThree} />
        <RuleLine icon={<BoogymanIcon side="red" size={34} />} how={rules.safeOwn} />
        <RuleLine
          icon={
            <Mark reach={32}>
              <SafeMark />
            </Mark>
          }
          how={rules.safeShut}
        />
      </RuleLines>
      <Heading level={3}>{rules.end}</Heading>
      <RuleLines>
        <TriedLine
          page="seven"
          icon={<FolkIcon side="red" size={32} />}
          name={rules.seven}
          how={rules.sevenHow}
        />
        <TriedLine
          page="none"
          icon={
            <Mark reach={40}>
              <PreyMark side="red" count={1} />
            </Mark>
          }
          name={rules.none}
          how={rules.noneHow}
        />
        <TriedLine
          page="draw"
          icon={<FolkIcon side="green" size={32} pose="asleep" />}
          name={rules.draw}
          how={rules.drawHow}
        />
      </RuleLines>
    </>
  )
}

/** A mark as a small picture of its own; `reach`: how far it goes from its middle. */
const Mark = ({ reach, children }: { reach: number; children: ReactNode }) => (
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
