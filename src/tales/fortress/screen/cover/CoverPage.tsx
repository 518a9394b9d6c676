import type { ReactNode } from 'react'
import { refuseDeck } from '../../../../engine/fortress/index.ts'
import { shownName } from '../../../../store/names.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { coverPage } from '../../../../ui/frames/cover/cover-page.tsx'
import { AbsentPage, ComingPage } from '../../../../ui/parts/Absent.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { FortressCover } from '../../art/index.ts'
import { beginSiege } from '../../begin-siege.ts'
import { configNow, useDraft } from '../../draft.ts'
import { useCoverWords } from '../../words/cover.ts'
import { DefendersChoice } from '../choosing/DefendersChoice.tsx'
import { toughnessOf } from '../choosing/decks.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './CoverPage.module.css'
import { DeckChoice } from './DeckChoice.tsx'
import { LAST_GAME } from './last-game.ts'
import { BOX, LESSONS, MUSTER, ROAD } from './leaves.ts'

/** The cover of The Fortress: with whom, against how many; behind it the muster, and the road of seven. */
export function CoverPage() {
  const leaf = useDraft((draft) => draft.leaf)
  if (leaf === 'muster') return <Late part={MUSTER} given={{}} absent={ComingPage} failed={AbsentPage} />
  if (leaf === 'road') return <Late part={ROAD} given={{}} absent={ComingPage} failed={AbsentPage} />
  return <Front />
}

const { CoverPage: Front } = coverPage({
  last: LAST_GAME,
  useDraft,
  useChoices() {
    const { common, cover } = useCoverWords()
    const { defenders, player, rules, wish } = useDraft()
    const name = shownName(player)
    const own = [
      ...(name ? [name] : []),
      ...(rules.order === 'strongest' ? [cover.ownRules.strongest] : []),
      ...(rules.gift === 'hand' ? [cover.ownRules.hand] : []),
    ]
    const barred = refuseDeck(wish)
    return {
      says: `${common.defenders(defenders)}: ${cover.toughness[toughnessOf(defenders)]}`,
      barred: barred && cover.barred,
      own,
    }
  },
  Picture: FortressCover,
  isTall: true,
  several: false,
  Ask,
  lessons: { part: LESSONS, words: ({ cover }) => cover.lessons },
  box: { part: BOX, words: ({ cover }) => cover },
  shortcut: SHORTCUTS.begin,
  next: configNow,
  begin: beginSiege,
})

function Ask({ children }: { children: ReactNode }) {
  const { cover } = useCoverWords()
  const turnTo = useDraft((draft) => draft.turnTo)
  return (
    <>
      <DeckChoice />
      <DefendersChoice legend={cover.howMany} note={cover.howManyWhy} />
      <div className={styles.ways}>
        <Plank onClick={() => turnTo('road')}>{cover.road}</Plank>
        {children}
      </div>
    </>
  )
}
