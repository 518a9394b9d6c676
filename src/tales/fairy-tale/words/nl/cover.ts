import type { CoverWords } from '../messages.ts'
import { blurb } from './blurb.ts'
import { bots } from './bots.ts'
import { common } from './common.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'

/** Wat het omslag van dit verhaal zegt. */
export const cover: CoverWords = { blurb, bots, common, settings, setup }
