import type { AllWords } from './all-words.ts'
import { expansionWords as english } from './en/expansions/index.ts'
import { en } from './en/index.ts'
import { expansionWords as dutch } from './nl/expansions/index.ts'
import { nl } from './nl/index.ts'

const CATALOGUES: Readonly<Record<'en' | 'nl', AllWords>> = {
  en: { ...en, expansions: english },
  nl: { ...nl, expansions: dutch },
}

/** Returns all messages of a language, including the expansions, without waiting. */
export const messagesOf = (language: keyof typeof CATALOGUES): AllWords => CATALOGUES[language]
