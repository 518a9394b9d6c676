import { create } from 'zustand'
import { LANGUAGES as LANGUAGE_IDS, type Language, useSettings } from '../../store/settings.ts'

/** The languages, each by its own name. */
export const LANGUAGES: Record<Language, string> = { en: 'English', nl: 'Nederlands' }

/** Words that belong together, in every language: English came with whoever asks for them, the others are fetched. */
interface Catalogue {
  has(language: Language): boolean
  fetch(language: Language): Promise<void>
}

/** Words that could not be fetched: the program that serves the game does not answer. */
export class WordsMissing extends Error {}

/** The catalogues of every file that has come. */
const catalogues: Catalogue[] = []

/** Those of them that pages may be drawn with: their words have been fetched, or could not be. */
const opened = new Set<Catalogue>()

/** The languages in which every word of the open catalogues is there: a page is never half in another. */
const useWhole = create<readonly Language[]>(() => ['en'])

/**
 * Fetches what is not there yet of the words of a language, the chosen one if none is named, of every file that has come. Whoever fetches a page fetches
 * its words before it is drawn. Rejects with `WordsMissing`; then the page speaks English, and it may be tried again.
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

/** The language that the page speaks: the chosen one, as soon as all its words are there. */
export function useSpokenLanguage(): Language {
  const chosen = useSettings(({ language }) => language)
  return useWhole((whole) => spoken(chosen, whole))
}

const spoken = (chosen: Language, whole: readonly Language[]): Language =>
  whole.includes(chosen) ? chosen : 'en'

/** The shape of English with any words in it: what every other language must fill, no more and no less. */
export type Worded<Tree> = Tree extends string
  ? string
  : Tree extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Tree]: Worded<Tree[Key]> }

/** Where the words of a catalogue lie in the other languages. */
type Elsewhere<Words> = Record<Exclude<Language, 'en'>, () => Promise<Words>>

/** How the words of a catalogue are read. */
export interface CatalogueHooks<Words> {
  /** The words in the language that the page speaks. */
  useWords: () => Words
  /** The same, outside of what is drawn. */
  wordsNow: () => Words
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
  }
}
