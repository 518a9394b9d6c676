import type { ReactNode } from 'react'
import { refuseDeck } from '../../../../engine/fortress/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import { Button } from '../../../../ui/art/index.ts'
import { coverPage } from '../../../../ui/frames/cover/cover-page.tsx'
import { ComingPage, PageFallback } from '../../../../ui/parts/Absent.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { FortressCover } from '../../art/index.ts'
import { beginSiege } from '../../begin-siege.ts'
import { configNow, useDraft } from '../../draft.ts'
import { useCoverWords } from '../../words/cover.ts'
import { DefendersChoice } from '../choosing/DefendersChoice.tsx'
import { toughnessOf } from '../choosing/decks.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './CoverPage.module.css'
import { BOX, LESSONS, MUSTER, ROAD } from './cover-parts.ts'
import { DeckChoice } from './DeckChoice.tsx'
import { LAST_GAME } from './last-game.ts'

/** The cover: the choice of deck and defenders, with the muster and the road as further views. */
export function CoverPage() {
  const leaf = useDraft((draft) => draft.leaf)
  if (leaf === 'muster') return <Late part={MUSTER} given={{}} absent={ComingPage} failed={PageFallback} />
  if (leaf === 'road') return <Late part={ROAD} given={{}} absent={ComingPage} failed={PageFallback} />
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
    return {
      says: `${common.defenders(defenders)}: ${cover.toughness[toughnessOf(defenders)]}`,
      barred: refuseDeck(wish) && cover.barred,
      own,
      several: false,
    }
  },
  Picture: FortressCover,
  isTall: true,
  Ask,
  lessons: LESSONS,
  box: { part: BOX, useDraft, more: ({ cover }) => cover.more },
  shortcut: SHORTCUTS.begin,
  isForOne: true,
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
        <Button onClick={() => turnTo('road')}>{cover.road}</Button>
        {children}
      </div>
    </>
  )
}
