import { en } from './en/index.ts'
import type { Messages } from './messages.ts'
import { nl } from './nl/index.ts'

/** The languages, each by its own name. */
export const LANGUAGES = { en: 'English', nl: 'Nederlands' } as const

export type Language = keyof typeof LANGUAGES

const CATALOGUES: Record<Language, Messages> = { en, nl }

/** All messages of a language. */
export const messagesIn = (language: Language): Messages => CATALOGUES[language]

/** The first of a browser's preferred languages that the game speaks; English otherwise. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.slice(0, 2).toLowerCase()
    if (code === 'en' || code === 'nl') return code
  }
  return 'en'
}
