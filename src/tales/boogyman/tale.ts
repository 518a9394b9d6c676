import { fileAhead } from '../../ui/parts/ahead.ts'
import { part } from '../../ui/parts/part.ts'
import type { Tale } from '../../ui/tale.ts'
import { looked, useLiveGame, useTold } from './game.ts'
import { openGame } from './open-game.ts'
import { BOX } from './screen/cover/leaves.ts'
import { LESSONS } from './screen/lessons/part.ts'
import { TaleNotices } from './screen/TaleNotices.tsx'
import { AGREE, HINT, SOUND } from './screen/table/late.ts'
import { TIPS } from './screen/tips/late.ts'
import { coverWordsNow } from './words/useCoverWords.ts'
import { WORKERS } from './workers.ts'

const pages = {
  cover: part(async () => (await import('./screen/cover/CoverPage.tsx')).CoverPage),
  table: part(async () => (await import('./screen/table/TablePage.tsx')).TablePage),
  end: part(async () => (await import('./screen/end/EndPage.tsx')).EndPage),
  album: part(async () => (await import('./screen/album/AlbumPage.tsx')).AlbumPage),
  link: part(async () => (await import('./screen/album/SentPage.tsx')).SentPage),
  rescues: part(async () => (await import('./screen/rescues/RescuesPage.tsx')).RescuesPage),
  rules: part(async () => (await import('./screen/rules/RulesPage.tsx')).RulesPage),
}

const dialogs = {
  settings: part(async () => (await import('./screen/table/SettingsDialog.tsx')).SettingsDialog),
  rules: part(async () => (await import('./screen/rules/RulesDialog.tsx')).RulesDialog),
  keys: part(async () => (await import('./screen/table/KeysDialog.tsx')).KeysDialog),
  'give-up': part(async () => (await import('./screen/table/GiveUpDialog.tsx')).GiveUpDialog),
  send: part(async () => (await import('./screen/table/SendTaleDialog.tsx')).SendTaleDialog),
}

/** The BigBadBoogyman, as the house opens it. */
export const tale = {
  pages,
  dialogs,
  game: useLiveGame,
  told: useTold,
  looked,
  openGame,
  soon: [pages.table.fetch, openGame, pages.cover.fetch, BOX.fetch],
  ahead: [
    ...Object.values(dialogs).map(({ fetch }) => fetch),
    TIPS.fetch,
    HINT.fetch,
    SOUND.fetch,
    AGREE.fetch,
    LESSONS.fetch,
    pages.end.fetch,
    pages.album.fetch,
    pages.link.fetch,
    pages.rescues.fetch,
    pages.rules.fetch,
    ...Object.values(WORKERS).map(fileAhead),
  ],
  title: () => coverWordsNow().book.title,
  fileName: () => coverWordsNow().common.fileName,
  speedName: () => coverWordsNow().settings.speed,
  Notices: TaleNotices,
} satisfies Tale
