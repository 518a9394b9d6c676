import { browserGames } from './browser.ts'

/** The games of this browser: one door for all who read and write them. */
export const keptGames = browserGames()
