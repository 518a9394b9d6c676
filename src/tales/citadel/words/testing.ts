import type { AllWords } from './all-words.ts'
import { en } from './en/index.ts'
import { nl } from './nl/index.ts'

const CATALOGUES: Readonly<Record<'en' | 'nl', AllWords>> = { en, nl }

/** All messages of a language, synchronously, so that tests need no loading. */
export const messagesOf = (language: keyof typeof CATALOGUES): AllWords => CATALOGUES[language]
