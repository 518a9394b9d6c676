import type { ComponentType } from 'react'
import { defineTale } from '../../ui/define-tale.ts'
import { taleNotices } from '../../ui/notices/tale-notices.tsx'
import { CLOSED } from './game.ts'
import { useLiveLeaders } from './leaders.ts'
import { loadExpansions, loadExpansionsForOwnRescue } from './load-expansions.ts'
import { openGame } from './open-game.ts'
import { withExpansionArt } from './screen/expansion-art.tsx'
import { BOX, TALE_BOARD } from './screen/setup/leaves.ts'
import { keepLink } from './screen/setup/link.ts'
import { useTaleSettings } from './settings.ts'
import { baseWordsNow, useBaseWords } from './words/base.ts'
import { WORKERS } from './workers.ts'

/** Waits for the expansions too: what is on such a page shows them all. */
async function afterExpansions<Page>(page: Promise<Page>): Promise<Page> {
  // Together: a page that fails while the boxes are awaited would have nobody to tell.
  const [come] = await Promise.all([page, loadExpansions()])
  return come
}

/** A page or a dialog that draws with the art of the expansions, whether they load before it or later. */
const drawn =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async () =>
    withExpansionArt(await load())

/** What the table has as soon as it is painted: it lies in the table's own file. Where it does not come, the table says so. */
const fetchLeaves = () =>
  import('./screen/late/leaves.tsx').then((leaves) => leaves.fetchLeaves()).catch(() => {})

/** The Last Fairy Tale, as the house opens it. */
export const tale = defineTale({
  pages: {
    cover: drawn(async () => (await import('./screen/setup/SetupPage.tsx')).SetupPage),
    table: drawn(async () => (await import('./screen/table/TablePage.tsx')).TablePage),
    end: drawn(async () => (await import('./screen/end/EndPage.tsx')).EndPage),
    album: drawn(async () => (await import('./screen/album/AlbumPage.tsx')).AlbumPage),
    link: drawn(async () => (await afterExpansions(import('./screen/album/AlbumPage.tsx'))).SentPage),
    rescues: drawn(async () => {
      // Before the page: it reads the rescue as it comes.
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
  closed: CLOSED,
  openGame,
  soon: [fetchLeaves, BOX.fetch, TALE_BOARD.fetch],
  workers: WORKERS,
  title: () => baseWordsNow().blurb.title,
  words: baseWordsNow,
  Notices: taleNotices({ choices: useTaleSettings, leaders: useLiveLeaders, useWords: useBaseWords }),
  follow: keepLink,
})
