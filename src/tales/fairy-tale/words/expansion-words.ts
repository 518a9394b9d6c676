import { joined, type Late, late } from '../../../engine/kernel/index.ts'
import type { LANGUAGES } from '../../../ui/text/language.ts'
import type { Worded } from '../../../ui/text/worded.ts'
import type { newer } from './en/expansions/index.ts'

/** What the newer boxes say at the table. */
export type NewerWords = Worded<typeof newer>

type Spoken = keyof typeof LANGUAGES

const come: Record<Spoken, Late<NewerWords>> = {
  en: late('The English words of the newer boxes'),
  nl: late('The Dutch words of the newer boxes'),
}

/** Their words in a language have come. */
export const takeInWords = (language: Spoken, words: NewerWords): void => come[language].takeIn(words)

/** Words that everybody has, and those of the newer boxes beside them, in the same language, as soon as they have come. */
export const withNewer = <Now extends object, Later extends object>(
  language: Spoken,
  now: Now,
  pick: (words: NewerWords) => Later,
): Now & Later =>
  joined(now, () => {
    const words = come[language].ifCome()
    return words && pick(words)
  })
