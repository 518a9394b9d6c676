import type { ComponentType } from 'react'
import { defineTale } from '../../ui/define-tale.ts'
import { taleNotices } from '../../ui/notices/tale-notices.tsx'
import { useLiveControllers } from './controllers.ts'
import { TALE_STORES } from './game.ts'
import { loadExpansions, loadExpansionsForOwnRescue } from './load-expansions.ts'
import { isSideAsked, openGame } from './open-game.ts'
import { withExpansionArt } from './screen/expansion-art.tsx'
import { sides } from './screen/lazy-chunks.ts'
import { BOX, TALE_BOARD } from './screen/setup/cover-parts.ts'
import { keepLink } from './screen/setup/link.ts'
import { useTaleSettings } from './settings.ts'
import { baseWordsNow, useBaseWords } from './words/base.ts'
import { WORKERS } from './workers.ts'

/** Waits for a page and for the expansions, because the page shows content of all of them. */
async function afterExpansions<Page>(page: Promise<Page>): Promise<Page> {
  // Both at once: a page that fails before the expansions have loaded must not become an unhandled rejection.
  const [come] = await Promise.all([page, loadExpansions()])
  return come
}

/** A page or dialog that draws expansion art, even if the expansions load after it. */
const drawn =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async () =>
    withExpansionArt(await load())

/** Loads the later parts of the table. If they fail, the table shows a notice. */
const fetchLater = () => import('./screen/lazy.tsx').then((leaves) => leaves.fetchLater()).catch(() => {})

/** Opens the waiting game. If it asks for a side, the first paint of the table waits for the choice. */
async function openWithQuestion(): Promise<void> {
  await openGame()
  if (isSideAsked()) await sides.fetch()
}

/** The Last Fairy Tale, as the app loads it. */
export const tale = defineTale({
  pages: {
    cover: drawn(async () => (await import('./screen/setup/SetupPage.tsx')).SetupPage),
    table: drawn(async () => (await import('./screen/table/TablePage.tsx')).TablePage),
    end: drawn(async () => (await import('./screen/end/EndPage.tsx')).EndPage),
    album: drawn(async () => (await import('./screen/album/AlbumPage.tsx')).AlbumPage),
    link: drawn(async () => (await afterExpansions(import('./screen/album/AlbumPage.tsx'))).SentPage),
    rescues: drawn(async () => {
      // Before the page, which reads the rescue while it loads.
      await loadExpansionsForOwnRescue()
      return (await import('./screen/rescues/RescuesPage.tsx')).RescuesPage
    }),
    rules: drawn(async () => (await afterExpansions(import('./screen/rules/RulesPage.ts'))).RulesPage),
    lesson: drawn(async () => (await import('./screen/lesson/LessonPage.tsx')).LessonPage),
  },
  dialogs: async () => (await import('./screen/dialogs.ts')).DIALOGS,
  ownDialogs: {
    rules: drawn(async () => (await afterExpansions(import('./screen/rules/RulesPage.ts'))).RulesDialog),
    'our-tale': drawn(async () => (await import('./screen/our-tale/OurTaleDialog.tsx')).OurTaleDialog),
  },
  closed: TALE_STORES,
  openGame: openWithQuestion,
  soon: [fetchLater, BOX.fetch, TALE_BOARD.fetch],
  workers: WORKERS,
  words: baseWordsNow,
  Notices: taleNotices({ choices: useTaleSettings, leaders: useLiveControllers, useWords: useBaseWords }),
  follow: keepLink,
})
