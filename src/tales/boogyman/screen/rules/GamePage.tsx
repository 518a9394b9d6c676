import type { ReactNode } from 'react'
import { standardRules } from '../../../../engine/boogyman/index.ts'
import { Heading, Icon } from '../../../../ui/art/index.ts'
import { RuleLine, RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { KeyWords } from '../../../../ui/frames/cards/KeyWords.tsx'
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
import styles from './rules.module.css'

/** The aim, the opening, a turn, who is safe from the Boogyman, how it ends: as this table plays them. */
export function GamePage() {
  const { rules } = useMessages()
  const { trees } = useGame(({ session }) => session?.config.rules) ?? standardRules()
  return (
    <>
      <p className={styles['aim']}>{rules.aim}</p>
      {trees === 'three' && <p className={styles['aside']}>{rules.houseTrees}</p>}
      <Heading level={3}>{rules.opening}</Heading>
      <p>
        {rules.openingHow} <TryPage page="opening" name={rules.opening} />
      </p>
      <Heading level={3}>{rules.turn}</Heading>
      <p>
        <KeyWords text={rules.turnHow} /> <TryPage page="turn" name={rules.turn} />
      </p>
      <RuleLines>
        <RuleLine icon={<Icon name="boot-prints" size={30} />} name={rules.step} how={rules.stepHow[trees]}>
          {' '}
          <TryPage page="step" name={rules.step} />
        </RuleLine>
        <RuleLine
          icon={
            <Mark reach={20}>
              <SpawnSign />
            </Mark>
          }
          name={rules.spawn}
          how={rules.spawnHow}
        >
          {' '}
          <TryPage page="spawn" name={rules.spawn} />
        </RuleLine>
        <RuleLine
          icon={
            <Mark reach={26}>
              <CallSign />
            </Mark>
          }
          name={rules.call}
          how={rules.callHow}
        >
          {' '}
          <TryPage page="call" name={rules.call} />
        </RuleLine>
        <RuleLine icon={<BoogymanIcon side="green" size={36} />} name={rules.prowl} how={rules.prowlHow}>
          {' '}
          <TryPage page="prowl" name={rules.prowl} />
        </RuleLine>
      </RuleLines>
      <p className={styles['aside']}>{rules.undo}</p>
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
        <RuleLine icon={<FolkIcon side="red" size={32} />} name={rules.seven} how={rules.sevenHow}>
          {' '}
          <TryPage page="seven" name={rules.seven} />
        </RuleLine>
        <RuleLine
          icon={
            <Mark reach={40}>
              <PreyMark side="red" count={1} />
            </Mark>
          }
          name={rules.none}
          how={rules.noneHow}
        >
          {' '}
          <TryPage page="none" name={rules.none} />
        </RuleLine>
        <RuleLine
          icon={<FolkIcon side="green" size={32} pose="asleep" />}
          name={rules.draw}
          how={rules.drawHow}
        >
          {' '}
          <TryPage page="draw" name={rules.draw} />
        </RuleLine>
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
