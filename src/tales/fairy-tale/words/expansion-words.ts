import { joined, type Late, late } from '../../../engine/kernel/index.ts'
import type { LANGUAGES } from '../../../ui/text/language.ts'
import type { Worded } from '../../../ui/text/worded.ts'
import type { expansionWords } from './en/expansions/index.ts'

/** What the expansions say at the table. */
export type ExpansionWords = Worded<typeof expansionWords>

type Spoken = keyof typeof LANGUAGES

const come: Record<Spoken, Late<ExpansionWords>> = {
  en: late('The English words of the expansions'),
  nl: late('The Dutch words of the expansions'),
}

/** Their words in a language have come. */
export const registerExpansionWords = (language: Spoken, words: ExpansionWords): void =>
  come[language].takeIn(words)

/** Words that everybody has, and those of the expansions beside them, in the same language, as soon as they have come. */
export const withExpansionWords = <Now extends object, Later extends object>(
  language: Spoken,
  now: Now,
  pick: (words: ExpansionWords) => Later,
): Now & Later =>
  joined(now, () => {
    const words = come[language].ifCome()
    return words && pick(words)
  })
