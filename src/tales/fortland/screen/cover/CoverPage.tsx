import type { ReactNode } from 'react'
import { coverPage } from '../../../../ui/frames/cover/cover-page.tsx'
import { FortlandCover } from '../../art/index.ts'
import { begin } from '../../begin.ts'
import { useCoverWords } from '../../words/cover.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './CoverPage.module.css'
import { useDraft } from './draft.ts'
import { houseRuleWords } from './house-rules.ts'
import { LAST_GAME } from './last-game.ts'
import { BOX, LESSONS } from './leaves.ts'
import { WhoPlays } from './WhoPlays.tsx'

export const { CoverPage } = coverPage({
  last: LAST_GAME,
  useDraft,
  useChoices() {
    const words = useCoverWords()
    const rules = useDraft(({ config }) => config.rules)
    return { says: words.cover.begins, barred: null, own: houseRuleWords(words, rules) }
  },
  Picture: FortlandCover,
  several: true,
  Ask,
  lessons: { part: LESSONS, words: ({ cover }) => cover.lessons },
  box: { part: BOX, words: ({ cover }) => cover },
  shortcut: SHORTCUTS.begin,
  next: () => useDraft.getState().config,
  begin,
})

function Ask({ children }: { children: ReactNode }) {
  return (
    <>
      <WhoPlays />
      <div className={styles['lessons']}>{children}</div>
    </>
  )
}
