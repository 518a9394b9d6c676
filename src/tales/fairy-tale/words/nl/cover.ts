import type { CoverWords } from '../cover.ts'
import { door } from './door.ts'
import { setup } from './setup.ts'

/** Wat het omslag van dit verhaal zegt. */
export const cover: CoverWords = { ...door, setup }
