import type { AllWords } from './all-words.ts'
import { en } from './en/index.ts'
import { nl } from './nl/index.ts'

const CATALOGUES: Readonly<Record<'en' | 'nl', AllWords>> = { en, nl }

/** Returns all messages of a language synchronously, for tests. */
export const messagesOf = (language: keyof typeof CATALOGUES): AllWords => CATALOGUES[language]
