import { defineTale } from '../../ui/define-tale.ts'
import { taleNotices } from '../../ui/notices/tale-notices.tsx'
import { useLiveControllers } from './controllers.ts'
import { TALE_STORES } from './game.ts'
import { openGame } from './open-game.ts'
import { BOX, LESSONS, MUSTER, ROAD } from './screen/cover/cover-parts.ts'
import { HINT, LAZY_CONSENT, LAZY_SOUND, LAZY_TIPS, MENU } from './screen/lazy-parts.ts'
import { useTaleSettings } from './settings.ts'
import { coverWordsNow, useCoverWords } from './words/cover.ts'
import { WORKERS } from './workers.ts'

/** The tale definition for the app shell. */
export const tale = defineTale({
  pages: {
    cover: async () => (await import('./screen/cover/CoverPage.tsx')).CoverPage,
    table: async () => (await import('./screen/table/TablePage.tsx')).TablePage,
    end: async () => (await import('./screen/end/EndPage.tsx')).EndPage,
    album: async () => (await import('./screen/album/AlbumPage.tsx')).AlbumPage,
    link: async () => (await import('./screen/album/AlbumPage.tsx')).SentPage,
    rules: async () => (await import('./screen/rules/RulesPage.ts')).RulesPage,
  },
  dialogs: async () => (await import('./screen/dialogs.ts')).DIALOGS,
  ownDialogs: { rules: async () => (await import('./screen/rules/RulesPage.ts')).RulesDialog },
  lessons: LESSONS,
  closed: TALE_STORES,
  openGame,
  soon: [BOX.fetch],
  parts: [LAZY_TIPS, HINT, MENU, LAZY_SOUND, LAZY_CONSENT, MUSTER, ROAD],
  workers: WORKERS,
  words: coverWordsNow,
  Notices: taleNotices({ choices: useTaleSettings, leaders: useLiveControllers, useWords: useCoverWords }),
})
