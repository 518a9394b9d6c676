import { notices } from '../../../../ui/text/en/notices.ts'
import { sound } from '../../../../ui/text/en/sound.ts'
import { bots } from './bots.ts'
import { common } from './common.ts'
import { setup } from './setup.ts'

/** The words of the cover and of whatever may lie over any page: what whoever opens the game waits for. */
export const cover = { bots, common, notices, setup, sound }
