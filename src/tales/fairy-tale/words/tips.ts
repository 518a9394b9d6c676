import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { tips } from './en/tips.ts'
import { type ExpansionWords, type WithExpansions, withExpansions } from './expansion-words.ts'

/** A tip of any game, and one of any game or an expansion. */
type BasicTipId = keyof typeof tips
export type TipId = BasicTipId | keyof ExpansionWords['tips']

const { useWords } = withExpansions(
  createCatalogue(tips, {
    nl: async () => (await import('./nl/tips.ts')).tips,
  }),
)

/** The words of all tips; those of expansions only once they have loaded. */
export const useTipWords = () => allTips(useWords())

const allTips = memoizeByObject(
  ({
    expansions,
    ...basic
  }: Worded<typeof tips> & WithExpansions): Readonly<Partial<Record<TipId, string>>> => ({
    ...basic,
    ...expansions?.tips,
  }),
)
