import { browserGames } from './indexed-db.ts'

/** The saved games of this browser. All readers and writers share this instance. */
export const savedGames = browserGames()
