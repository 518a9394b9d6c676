import type { ReactNode } from 'react'
import { goalFor } from '../../../../engine/citadel/index.ts'
import { RadioGroup } from '../../../../ui/art/index.ts'
import { coverPage } from '../../../../ui/frames/cover/cover-page.tsx'
import { CitadelCover } from '../../art/Cover.tsx'
import { startGame } from '../../begin.ts'
import { ordersOfPeople } from '../../people-of-game.ts'
import { useCoverWords } from '../../words/cover.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './CoverPage.module.css'
import { BOX, LESSONS } from './cover-parts.ts'
import { useDraft } from './draft.ts'
import { LAST_GAME } from './last-game.ts'
import { WhoPlays } from './WhoPlays.tsx'

export const { CoverPage } = coverPage({
  last: LAST_GAME,
  useDraft,
  useChoices() {
    const { cover } = useCoverWords()
    const { players, rules } = useDraft(({ config }) => config)
    const own = [
      ...(players.length === 2 && rules.two !== 'plots' ? [cover.twoOf[rules.two]] : []),
      ...(rules.lastRound === 'on' ? [cover.lastRoundShort] : []),
    ]
    return { says: cover.begins, barred: null, own, several: true }
  },
  Picture: CitadelCover,
  Ask,
  lessons: LESSONS,
  box: { part: BOX, useDraft, more: ({ cover }) => cover.more },
  shortcut: SHORTCUTS.begin,
  next: () => useDraft.getState().config,
  begin: startGame,
})

/** The players, the basic or strategic game, and the points that win it. */
function Ask({ children }: { children: ReactNode }) {
  const { cover } = useCoverWords()
  const { config, setRules } = useDraft()
  const { version } = config.rules
  const seats = ordersOfPeople(config).flat().length
  return (
    <>
      <WhoPlays />
      <div className={styles['version']}>
        <RadioGroup
          legend={cover.version}
          options={['basic', 'strategic'] as const}
          chosen={version}
          words={cover.versionOf}
          onChoose={(chosen) => setRules({ version: chosen })}
        />
        <div className={styles['below']}>
          {children}
          <p className={styles['goal']}>
            {cover.versionIs[version]} {cover.goal(goalFor(version, seats))}
          </p>
        </div>
      </div>
    </>
  )
}
