import type { Ruling } from '../cards/rule-refs.ts'
import { EXAMPLES, PAGE_IDS, type PageId } from './examples/index.ts'

/** The page that shows a ruling. */
export const pageOfRuling = (ruling: Ruling): PageId | null =>
  PAGE_IDS.find((id) => EXAMPLES[id].some(({ rulings }) => rulings.includes(ruling))) ?? null
