import type { Worded } from '../../../ui/text/worded.ts'
import type { atTable } from './en/at-table.ts'
import type { cover } from './en/cover.ts'
import type { door } from './en/door.ts'
import type { en } from './en/index.ts'
import type { WithExpansions } from './expansion-words.ts'

/** All words of this tale. A missing or surplus message is a compiler error. */
export type AllWords = Worded<typeof en> & WithExpansions

/** Those of them that the table has in its first moment. */
export type Messages = Worded<typeof atTable> & WithExpansions

/** Those of them that the cover has: all that it may say. */
export type CoverWords = Worded<typeof cover>

/** Those of them that every page has. */
export type DoorWords = Worded<typeof door>
