import type { CoverWords } from '../cover.ts'
import { book } from './book.ts'
import { bots } from './bots.ts'
import { common } from './common.ts'
import { cover } from './cover.ts'
import { settings } from './settings.ts'

export const coverWords: CoverWords = { book, bots, common, cover, settings }
