import { bots } from './bots.ts'
import { common } from './common.ts'
import { notices } from './notices.ts'
import { setup } from './setup.ts'
import { sound } from './sound.ts'

/** The words of the cover and of whatever may lie over any page: what whoever opens the game waits for. */
export const cover = { bots, common, notices, setup, sound }
