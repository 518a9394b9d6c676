import { capital, countNoun, inWords } from './numbers.ts'

/** Made once: to make one takes longer than to use it a hundred times. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** Words of "Your tales", the list of all that were told and are being told. */
export const kept = {
  title: 'Your tales',
  none: 'No tale has been told here yet. Take a book from the shelf: whatever you play is kept on this page.',
  running: 'Still being told',
  finished: 'Told to the end',
  damaged: 'Cannot be read',
  /** How a tale came here, where it was not simply begun at the table. */
  origins: {
    begun: '',
    branch: 'A dream: another way that a tale might have gone',
    dreamt: 'It began as a dream',
    link: 'It came by a link',
    import: 'It came out of a file',
    day: 'A tale of the day',
    rescue: 'A rescue',
  },
  goOn: 'Go on',
  look: 'Look at it again',
  rename: 'Give it a name',
  nameOf: (tale: string) => `Name of “${tale}”`,
  save: 'Save as a file',
  delete: 'Delete',
  /** With which tale, for ears. */
  withTale: (what: string, tale: string) => `${what}: ${tale}`,
  deleted: (tale: string) => `“${tale}” is deleted.`,
  bringBack: 'Bring it back',
  saveAll: 'Save all as one file',
  takeIn: 'Take in a file',
  drop: 'Files can be dropped anywhere on this page.',
  fileName: 'tales',
  tookIn: (games: number) =>
    games === 0 ? 'No tale was taken in.' : `${capital(countNoun(games, 'tale', 'tales'))} taken in.`,
  hadAlready: (games: number) =>
    games === 1
      ? 'One was here already and stays as it is.'
      : `${capital(inWords(games))} were here already and stay as they are.`,
  refused: (tale: string, why: string) => `${tale} was not taken in. ${why}`,
  nth: (index: number) => `Tale ${index + 1} of the file`,
  noFile: {
    'too-long': 'This file is far too long to hold tales. Nothing was taken in.',
    'not-json': 'This file holds no tales, or it is torn off. Try the file as it was saved.',
    'no-tales': 'This file holds no tales. Take one that was saved on this page.',
    newer: 'This file was saved by a newer edition of this game. Load the page anew, then try again.',
  },
  trouble: {
    full: 'The browser has no room left. Delete tales, or save them as files first.',
    forbidden:
      'This browser keeps nothing. What is here is gone when the window is closed: save it as a file.',
    unreadable: 'The browser does not give back what it keeps. Load the page anew.',
    fault: 'Something went wrong with your kept tales. Load the page anew.',
  },
  missing: 'This tale could not be opened. Save it as a file, so that nothing of it is lost.',
  persisted: 'This browser keeps your tales until you delete them.',
  notPersisted: 'This browser may clear your tales when it needs room: save those that you love as a file.',
  show: 'Which tales',
  all: 'All',
  more: 'Show more',
  count: (tales: number) => countNoun(tales, 'tale', 'tales'),
  shelf: 'To the shelf',
  on: (date: Date) => DAY.format(date),
}
