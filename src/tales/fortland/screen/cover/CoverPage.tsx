import { coverPage } from '../../../../ui/frames/cover/cover-page.tsx'
import { askingWho } from '../../../../ui/frames/cover/WhoPlays.tsx'
import { FortlandCover } from '../../art/index.ts'
import { startGame } from '../../begin.ts'
import { useCoverWords } from '../../words/cover.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { BOX, LESSONS } from './cover-parts.ts'
import { useDraft } from './draft.ts'
import { houseRuleWords } from './house-rule-words.ts'
import { LAST_GAME } from './last-game.ts'
import { WhoPlays } from './WhoPlays.tsx'

export const { CoverPage } = coverPage({
  last: LAST_GAME,
  useDraft,
  useChoices() {
    const words = useCoverWords()
    const rules = useDraft(({ config }) => config.rules)
    return { says: words.cover.begins, barred: null, own: houseRuleWords(words, rules), several: true }
  },
  Picture: FortlandCover,
  Ask: askingWho(WhoPlays),
  lessons: LESSONS,
  box: { part: BOX, useDraft, more: ({ cover }) => cover.more },
  shortcut: SHORTCUTS.begin,
  next: () => useDraft.getState().config,
  begin: startGame,
})
