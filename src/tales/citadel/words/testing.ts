import { en } from './en/index.ts'
import type { Messages } from './messages.ts'
import { nl } from './nl/index.ts'

const CATALOGUES: Readonly<Record<'en' | 'nl', Messages>> = { en, nl }

/** All messages of a language, at once: tests do not wait for words. */
export const messagesOf = (language: keyof typeof CATALOGUES): Messages => CATALOGUES[language]
