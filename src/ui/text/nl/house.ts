import type { HouseWords } from '../useHouseWords.ts'
import { common } from './common.ts'
import { cover } from './cover.ts'
import { notices } from './notices.ts'
import { settings } from './settings.ts'
import { sound } from './sound.ts'

/** Wat elke bladzijde kan zeggen, van welk verhaal ook, en alles wat eroverheen kan liggen. */
export const house: HouseWords = { common, cover, notices, settings, sound }
