import type { Language } from '../../store/settings.ts'
import { house } from './en/house.ts'
import { shelf } from './en/shelf.ts'
import type { HouseWords } from './house.ts'
import * as nl from './nl/index.ts'
import type { ShelfWords } from './shelf.ts'

const WORDS: Record<Language, { house: HouseWords; shelf: ShelfWords }> = { en: { house, shelf }, nl }

/** The words of the app and its shelf in a language, synchronously for tests. */
export const houseWordsOf = (language: Language) => WORDS[language]
