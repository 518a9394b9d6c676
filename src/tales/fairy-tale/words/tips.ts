import { oncePer } from '../../../engine/kernel/index.ts'
import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { tips } from './en/tips.ts'
import { type ExpansionWords, type WithExpansions, withExpansions } from './expansion-words.ts'

/** A tip of any game, and one of any game or an expansion. */
export type BasicTipId = keyof typeof tips
export type TipId = BasicTipId | keyof ExpansionWords['tips']

/** What this tale's tips say. */
export const { useWords: useTipWords } = withExpansions(
  createCatalogue(tips, {
    nl: async () => (await import('./nl/tips.ts')).tips,
  }),
)

/** All tips together, the same object for the same words; null before those of the expansions have loaded. */
export const withExpansionTips = oncePer(
  ({ expansions, ...basic }: Worded<typeof tips> & WithExpansions): Readonly<Record<TipId, string>> | null =>
    expansions && { ...basic, ...expansions.tips },
)
