import { defineTale } from '../../ui/define-tale.ts'
import { taleNotices } from '../../ui/notices/tale-notices.tsx'
import { part } from '../../ui/parts/part.ts'
import { CLOSED } from './game.ts'
import { useLiveLeaders } from './leaders.ts'
import { loadExpansions, loadExpansionsForOwnRescue } from './load-expansions.ts'
import { openGame } from './open-game.ts'
import { BOX, TALE_BOARD } from './screen/setup/leaves.ts'
import { keepLink } from './screen/setup/link.ts'
import { useTaleSettings } from './settings.ts'
import { doorWordsNow, useDoorWords } from './words/useDoorWords.ts'
import { WORKERS } from './workers.ts'

/** Waits for the expansions too: what is on such a page shows them all. */
async function afterExpansions<Page>(page: Promise<Page>): Promise<Page> {
  // Together: a page that fails while the boxes are awaited would have nobody to tell.
  const [come] = await Promise.all([page, loadExpansions()])
  return come
}

/** What the table has as soon as it is painted: it lies in the table's own file. Where it does not come, the table says so. */
const fetchLeaves = () =>
  import('./screen/late/leaves.tsx').then((leaves) => leaves.fetchLeaves()).catch(() => {})

/** The Last Fairy Tale, as the house opens it. */
export const tale = defineTale({
  pages: {
    cover: part(async () => (await import('./screen/setup/SetupPage.tsx')).SetupPage),
    table: part(async () => (await import('./screen/table/PlayPage.tsx')).PlayPage),
    end: part(async () => (await import('./screen/end/EndPage.tsx')).EndPage),
    album: part(async () => (await import('./screen/album/AlbumPage.tsx')).AlbumPage),
    link: part(async () => (await afterExpansions(import('./screen/album/AlbumPage.tsx'))).SentPage),
    rescues: part(async () => {
      // Before the page: it reads the rescue as it comes.
      await loadExpansionsForOwnRescue()
      return (await import('./screen/rescues/RescuesPage.tsx')).RescuesPage
    }),
    rules: part(async () => (await afterExpansions(import('./screen/rules/RulesPage.ts'))).RulesPage),
    lesson: part(async () => (await import('./screen/lesson/LessonPage.tsx')).LessonPage),
  },
  dialogs: {
    settings: part(async () => (await import('./screen/table/SettingsDialog.tsx')).SettingsDialog),
    rules: part(async () => (await afterExpansions(import('./screen/rules/RulesPage.ts'))).RulesDialog),
    keys: part(async () => (await import('./screen/table/KeysDialog.tsx')).KeysDialog),
    'give-up': part(async () => (await import('./screen/table/GiveUpDialog.tsx')).GiveUpDialog),
    'our-tale': part(async () => (await import('./screen/our-tale/OurTaleDialog.tsx')).OurTaleDialog),
    send: part(async () => (await import('./screen/table/SendTaleDialog.tsx')).SendTaleDialog),
  },
  closed: CLOSED,
  openGame,
  soon: [fetchLeaves, BOX.fetch, TALE_BOARD.fetch],
  workers: WORKERS,
  title: () => doorWordsNow().blurb.title,
  words: doorWordsNow,
  Notices: taleNotices({ choices: useTaleSettings, leaders: useLiveLeaders, useWords: useDoorWords }),
  follow: keepLink,
})
