import type { DoorWords } from '../base.ts'
import { blurb } from './blurb.ts'
import { bots } from './bots.ts'
import { common } from './common.ts'
import { settings } from './settings.ts'

/** Wat elke pagina van dit verhaal zegt. */
export const door: DoorWords = { blurb, bots, common, settings }
