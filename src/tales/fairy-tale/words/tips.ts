import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { tips } from './en/tips.ts'
import { type ExpansionWords, type WithExpansions, withExpansions } from './expansion-words.ts'

/** A tip of any game, and one of any game or an expansion. */
type BasicTipId = Exclude<keyof typeof tips, 'whyByFinger'>
export type TipId = BasicTipId | keyof ExpansionWords['tips']

const { useWords } = withExpansions(
  createCatalogue(tips, {
    nl: async () => (await import('./nl/tips.ts')).tips,
  }),
)

/** The words of all tips, for a finger or for mouse and keys; those of expansions only once they have loaded. */
export function useTipWords(isByFinger: boolean): TipWords {
  const { byFinger, byMouse } = allTips(useWords())
  return isByFinger ? byFinger : byMouse
}

type TipWords = Readonly<Partial<Record<TipId, string>>>

const allTips = memoizeByObject(
  ({
    expansions,
    whyByFinger,
    ...basic
  }: Worded<typeof tips> & WithExpansions): Readonly<Record<'byMouse' | 'byFinger', TipWords>> => {
    const byMouse = { ...basic, ...expansions?.tips }
    return { byMouse, byFinger: { ...byMouse, why: whyByFinger } }
  },
)
