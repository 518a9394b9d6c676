import { blurb } from './blurb.ts'
import { bots } from './bots.ts'
import { common } from './common.ts'
import { settings } from './settings.ts'

/** What every page of this tale says: its name, what it calls things, and what is told on any page. */
export const door = { blurb, bots, common, settings }
