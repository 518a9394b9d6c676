import type { Language } from '../../store/settings.ts'
import { en } from './en/index.ts'
import type { Messages } from './messages.ts'
import { nl } from './nl/index.ts'

/** The languages, each by its own name. */
export const LANGUAGES: Record<Language, string> = { en: 'English', nl: 'Nederlands' }

const CATALOGUES: Record<Language, Messages> = { en, nl }

/** All messages of a language. */
export const messagesIn = (language: Language): Messages => CATALOGUES[language]
