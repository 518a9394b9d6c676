import { capital, countNoun, inWords } from './numbers.ts'

/** Created once: creating a formatter is far slower than using it. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** Words of "Your tales", the list of running and finished games. */
export const savedGamesList = {
  title: 'Your tales',
  none: 'No games yet. Take a book from the shelf: every game you play is saved here.',
  running: 'Not finished',
  finished: 'Finished',
  damaged: 'Cannot be read',
  /** Origin of a game that was not begun at the table. */
  origins: {
    begun: '',
    branch: 'A dream: how a game might have gone',
    dreamt: 'It began as a dream',
    link: 'From a link',
    import: 'From a file',
    day: 'A tale of the day',
    rescue: 'A rescue',
    table: 'Played on several devices',
  },
  goOn: 'Go on',
  look: 'Look at it again',
  rename: 'Give it a name',
  nameOf: (tale: string) => `Name of “${tale}”`,
  save: 'Save as a file',
  delete: 'Delete',
  /** Adds the tale, for screen readers. */
  withTale: (what: string, tale: string) => `${what}: ${tale}`,
  deleted: (tale: string) => `“${tale}” is deleted.`,
  bringBack: 'Bring it back',
  saveAll: 'Save all as one file',
  takeIn: 'Import a file',
  drop: 'Files can be dropped anywhere on this page.',
  fileName: 'tales',
  tookIn: (games: number) =>
    games === 0 ? 'Nothing was imported.' : `${capital(countNoun(games, 'game', 'games'))} imported.`,
  hadAlready: (games: number) =>
    games === 1 ? 'One was here already.' : `${capital(inWords(games))} were here already.`,
  refused: (tale: string, why: string) => `${tale} was not imported. ${why}`,
  nth: (index: number) => `Game ${index + 1} of the file`,
  noFile: {
    'too-long': 'This file is far too large. Nothing was imported.',
    'not-json': 'There are no games in this file, or a part of it is missing. Try the file as it was saved.',
    'no-tales': 'There are no games in this file. Choose one that was saved on this page.',
    newer: 'A newer version of the game saved this file. Load the page again, then try again.',
  },
  trouble: {
    full: 'The browser has no room left. Save games as files, then delete some.',
    forbidden:
      'This browser does not save anything. Your games are gone when you close the window: save them as a file.',
    unreadable: 'The browser cannot read its saved games. Load the page again.',
    fault: 'Something went wrong with your saved games. Load the page again.',
  },
  missing: 'This game could not be opened. Save it as a file, so that nothing is lost.',
  persisted: 'This browser keeps your games until you delete them.',
  notPersisted:
    'This browser may delete your games when it needs room. Save the ones you want to keep as a file.',
  show: 'Which tales',
  all: 'All',
  more: 'Show more',
  count: (tales: number) => countNoun(tales, 'tale', 'tales'),
  shelf: 'To the shelf',
  on: (date: Date) => DAY.format(date),
}
