import { common } from './common.ts'
import { cover } from './cover.ts'
import { notices } from './notices.ts'
import { settings } from './settings.ts'
import { sound } from './sound.ts'

/** What any page may say, of whatever tale, and all that may lie over it. */
export const house = { common, cover, notices, settings, sound }
