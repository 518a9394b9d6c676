import { memoizeByObject } from '../../../engine/kernel/index.ts'
import type { CatalogueHooks, Worded } from '../../../ui/text/language.ts'
import type { expansionWords } from './en/expansions/index.ts'

/** The words of the expansions at the table. */
export type ExpansionWords = Worded<typeof expansionWords>

/** Words that can name what the expansions bring (`look-up.ts`). */
export interface WithExpansions {
  /** The words of the expansions in the same language; null before these have loaded (`load-expansions.ts`). */
  readonly expansions: ExpansionWords | null
}

let loaded: Omit<CatalogueHooks<ExpansionWords>, 'useWords'> | null = null

/** Registers the catalogue of the expansions; its words load with the first game that has one. */
export function registerExpansionWords(catalogue: NonNullable<typeof loaded>): void {
  loaded = catalogue
}

/** Returns a catalogue together with the words of the expansions: a new object once these have loaded, then always the same one. */
export function withExpansions<Words extends object>({
  useWords,
  wordsNow,
  inAllLanguages,
}: CatalogueHooks<Words>): CatalogueHooks<Words & WithExpansions> {
  const joiner = memoizeByObject((words: Words) => {
    let joined: Words & WithExpansions = { ...words, expansions: null }
    return (expansions: ExpansionWords | null) => {
      if (joined.expansions !== expansions) joined = { ...words, expansions }
      return joined
    }
  })
  const join = (words: Words) => joiner(words)(loaded?.wordsNow() ?? null)
  return {
    useWords: () => join(useWords()),
    wordsNow: () => join(wordsNow()),
    async inAllLanguages() {
      const [all, expansions] = await Promise.all([inAllLanguages(), loaded?.inAllLanguages()])
      return all.map((words, language) => ({ ...words, expansions: expansions?.[language] ?? null }))
    },
  }
}
