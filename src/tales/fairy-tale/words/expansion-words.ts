import { type Late, late } from '../../../engine/kernel/index.ts'
import type { LANGUAGES } from '../../../ui/text/language.ts'
import type { Worded } from '../../../ui/text/worded.ts'
import type { expansionWords } from './en/expansions/index.ts'

/** The words of the expansions at the table. */
export type ExpansionWords = Worded<typeof expansionWords>

type Spoken = keyof typeof LANGUAGES

const come: Record<Spoken, Late<ExpansionWords>> = {
  en: late('Expansion words (en)'),
  nl: late('Expansion words (nl)'),
}

/** Registers the words of the expansions in a language. Later calls must pass the same words. */
export const registerExpansionWords = (language: Spoken, words: ExpansionWords): void =>
  come[language].takeIn(words)

/** Returns words of all games together with those of the expansions in the same language, once these have loaded. */
export const withExpansionWords = <Now extends object, Later extends object>(
  language: Spoken,
  now: Now,
  pick: (words: ExpansionWords) => Later,
): Now & Later =>
  withLoaded(now, () => {
    const words = come[language].ifCome()
    return words && pick(words)
  })

/**
 * Returns an object that has the properties of `now`, and those of `loaded` once there is one. A Proxy, because catalogues are put
 * together before the words of the expansions have loaded, and are read by property. It lists the keys of `now` only.
 */
function withLoaded<Now extends object, Loaded extends object>(
  now: Now,
  loaded: () => Loaded | null,
): Now & Loaded {
  const find = (name: string | symbol): unknown =>
    Object.hasOwn(now, name) ? Reflect.get(now, name) : Reflect.get(loaded() ?? {}, name)
  const both: unknown = new Proxy(now, {
    get: (_, name) => find(name),
    has: (_, name) => Object.hasOwn(now, name) || Object.hasOwn(loaded() ?? {}, name),
  })
  return both as Now & Loaded
}
