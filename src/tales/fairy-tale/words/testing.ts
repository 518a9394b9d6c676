import type { Language } from '../../../store/settings.ts'
import { en } from './en/index.ts'
import type { Messages } from './messages.ts'
import { nl } from './nl/index.ts'

const CATALOGUES: Record<Language, Messages> = { en, nl }

/** All messages of a language, at once: tests do not wait for words. */
export const messagesOf = (language: Language): Messages => CATALOGUES[language]
