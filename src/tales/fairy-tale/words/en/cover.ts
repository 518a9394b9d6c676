import { blurb } from './blurb.ts'
import { bots } from './bots.ts'
import { common } from './common.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'

/** What the cover of this tale says: what whoever opens it waits for. */
export const cover = { blurb, bots, common, settings, setup }
