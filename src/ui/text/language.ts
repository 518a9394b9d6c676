import { create } from 'zustand'
import type { Language } from '../../store/settings.ts'
import type { Messages } from '../../tales/fairy-tale/words/messages.ts'

/** The languages, each by its own name. */
export const LANGUAGES: Record<Language, string> = { en: 'English', nl: 'Nederlands' }

/** The words that have come. English is always there, with whoever asks for words: it speaks until the others have come. */
export const useWords = create<Partial<Record<Language, Messages>>>(() => ({}))

/** Where the other words come from: each language lies in a file of its own. */
const ELSEWHERE: Record<Exclude<Language, 'en'>, () => Promise<Messages>> = {
  nl: async () => (await import('../../tales/fairy-tale/words/nl/index.ts')).nl,
}

/** Words that could not be fetched: the program that serves the game does not answer. */
export class WordsMissing extends Error {}

/** Fetches the words of a language, once. Rejects with `WordsMissing`; then it may be tried again. */
export async function fetchWords(language: Language): Promise<void> {
  if (language === 'en' || useWords.getState()[language]) return
  try {
    const words = await ELSEWHERE[language]()
    useWords.setState({ [language]: words })
  } catch (cause) {
    throw new WordsMissing(language, { cause })
  }
}
