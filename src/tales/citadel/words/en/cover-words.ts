import { book } from './book.ts'
import { bots } from './bots.ts'
import { common } from './common.ts'
import { cover } from './cover.ts'
import { settings } from './settings.ts'

/** What the cover and the book of this tale say: what whoever opens them waits for. */
export const coverWords = { book, bots, common, cover, settings }
