import { create } from 'zustand'
import { LANGUAGES as LANGUAGE_IDS, type Language, useSettings } from '../../store/settings.ts'

/** The languages by their own names. */
export const LANGUAGES: Record<Language, string> = { en: 'English', nl: 'Nederlands' }

/** The words of one chunk in every language. English is part of the chunk; other languages are fetched. */
interface Catalogue {
  has(language: Language): boolean
  fetch(language: Language): Promise<void>
}

/** The words could not be fetched, for instance because the server is down. */
export class WordsMissing extends Error {}

/** The catalogues of all loaded chunks. */
const catalogues: Catalogue[] = []

/** Catalogues that pages may use: their words were fetched, or fetching failed. */
const opened = new Set<Catalogue>()

/** Languages that every opened catalogue has. Prevents pages in mixed languages. */
const useWhole = create<readonly Language[]>(() => ['en'])

/**
 * Fetches the missing words of a language, by default the chosen one, for all loaded chunks. Must be called before a newly loaded page is
 * rendered. Rejects with `WordsMissing`; the page then uses English, and the call may be repeated.
 */
export async function fetchWords(language = useSettings.getState().language): Promise<void> {
  const asked = [...catalogues]
  try {
    await Promise.all(asked.map((catalogue) => catalogue.fetch(language)))
  } catch (cause) {
    throw new WordsMissing(language, { cause })
  } finally {
    for (const catalogue of asked) opened.add(catalogue)
    const isWhole = (one: Language) => [...opened].every((catalogue) => catalogue.has(one))
    useWhole.setState(LANGUAGE_IDS.filter(isWhole), true)
  }
}

/** The language of the page: the chosen one once all its words are loaded, else English. */
export function useSpokenLanguage(): Language {
  const chosen = useSettings(({ language }) => language)
  return useWhole((whole) => spoken(chosen, whole))
}

const spoken = (chosen: Language, whole: readonly Language[]): Language =>
  whole.includes(chosen) ? chosen : 'en'

/** The shape of English with other texts: a translation must have exactly the same keys. */
export type Worded<Tree> = Tree extends string
  ? string
  : Tree extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Tree]: Worded<Tree[Key]> }

/** Loaders of a catalogue's other languages. */
type Elsewhere<Words> = Record<Exclude<Language, 'en'>, () => Promise<Words>>

/** How the words of a catalogue are read. */
export interface CatalogueHooks<Words> {
  /** The words in the language of the page. */
  useWords: () => Words
  /** The same, outside of rendering. */
  wordsNow: () => Words
  /** Fetches the words of every language, in a fixed order of languages, without changing the language of the page. */
  inAllLanguages: () => Promise<readonly Words[]>
}

/**
 * Makes a catalogue. Its English loads together with the module that calls this, so there is one such module for each chunk of the page;
 * the other languages are fetched.
 */
export function createCatalogue<English>(
  english: English & Worded<English>,
  elsewhere: Elsewhere<Worded<English>>,
): CatalogueHooks<Worded<English>> {
  const come: Partial<Record<Language, Worded<English>>> = { en: english }
  catalogues.push({
    has: (language) => come[language] !== undefined,
    async fetch(language) {
      if (language !== 'en') come[language] ??= await elsewhere[language]()
    },
  })
  const wordsIn = (language: Language) => come[language] ?? english
  return {
    useWords: () => wordsIn(useSpokenLanguage()),
    wordsNow: () => wordsIn(spoken(useSettings.getState().language, useWhole.getState())),
    inAllLanguages: () =>
      Promise.all(LANGUAGE_IDS.map((language) => (language === 'en' ? english : elsewhere[language]()))),
  }
}
