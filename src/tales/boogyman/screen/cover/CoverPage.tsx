import { coverPage } from '../../../../ui/frames/cover/cover-page.tsx'
import { askingWho } from '../../../../ui/frames/cover/WhoPlays.tsx'
import { tellMissing } from '../../../../ui/page/chunk-load-error.ts'
import { BoogymanCover } from '../../art/index.ts'
import { beginDuel, placeForUs } from '../../begin-duel.ts'
import { SIDES } from '../../controllers.ts'
import { useCoverWords } from '../../words/cover.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { BOX, LESSONS } from './cover-parts.ts'
import { useDraft } from './draft.ts'
import { LAST_GAME } from './last-game.ts'
import { WhoPlays } from './WhoPlays.tsx'

export const { CoverPage } = coverPage({
  last: LAST_GAME,
  useDraft,
  useChoices() {
    const { common, cover } = useCoverWords()
    const draft = useDraft()
    const { first, rules } = draft.config
    const own = [
      ...(first === SIDES[0] ? [] : [cover.own.first(common.sides[first])]),
      ...(rules.trees === 'three' ? [cover.own.trees] : []),
      ...(draft.placeForUs ? [cover.own.placed] : []),
    ]
    return { says: '', barred: null, own, several: false }
  },
  Picture: BoogymanCover,
  Ask: askingWho(WhoPlays),
  lessons: LESSONS,
  box: { part: BOX, useDraft, more: ({ cover }) => cover.more },
  shortcut: SHORTCUTS.begin,
  next: () => useDraft.getState().config,
  begin(config) {
    beginDuel(config)
    if (useDraft.getState().placeForUs) placeForUs().catch(() => tellMissing(placeForUs))
  },
})
