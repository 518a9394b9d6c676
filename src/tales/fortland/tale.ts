import { defineTale, TALE_DIALOGS } from '../../ui/define-tale.ts'
import { taleNotices } from '../../ui/notices/tale-notices.tsx'
import { part, partsOf } from '../../ui/parts/part.ts'
import { CLOSED } from './game.ts'
import { useLiveLeaders } from './leaders.ts'
import { openGame } from './open-game.ts'
import { BOX } from './screen/cover/leaves.ts'
import { LESSONS } from './screen/lessons/part.ts'
import { AGREE, HINT, SOUND, TIPS, WASTE } from './screen/table/late.ts'
import { useTaleSettings } from './settings.ts'
import { coverWordsNow, useCoverWords } from './words/cover.ts'
import { WORKERS } from './workers.ts'

/** Fortland, as the house opens it. */
export const tale = defineTale({
  pages: {
    cover: part(async () => (await import('./screen/cover/CoverPage.tsx')).CoverPage),
    table: part(async () => (await import('./screen/table/TablePage.tsx')).TablePage),
    end: part(async () => (await import('./screen/end/EndPage.tsx')).EndPage),
    album: part(async () => (await import('./screen/album/AlbumPage.tsx')).AlbumPage),
    link: part(async () => (await import('./screen/album/AlbumPage.tsx')).SentPage),
    rules: part(async () => (await import('./screen/rules/RulesPage.ts')).RulesPage),
  },
  dialogs: {
    ...partsOf(TALE_DIALOGS, async () => (await import('./screen/dialogs.ts')).DIALOGS),
    rules: part(async () => (await import('./screen/rules/RulesPage.ts')).RulesDialog),
  },
  closed: CLOSED,
  openGame,
  parts: [WASTE, TIPS, HINT, SOUND, AGREE, LESSONS, BOX],
  workers: WORKERS,
  title: () => coverWordsNow().book.title,
  words: coverWordsNow,
  Notices: taleNotices({ choices: useTaleSettings, leaders: useLiveLeaders, useWords: useCoverWords }),
})
