import type { CoverWords } from '../cover.ts'
import { book } from './book.ts'
import { bots } from './bots.ts'
import { cards } from './cards.ts'
import { common } from './common.ts'
import { cover } from './cover.ts'
import { muster } from './muster.ts'
import { road } from './road.ts'
import { settings } from './settings.ts'

/** The words of the cover, in Dutch. */
export const coverWords: CoverWords = { book, bots, cards, common, cover, muster, road, settings }
