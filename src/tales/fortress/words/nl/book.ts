import type { CoverWords } from '../cover.ts'

/** Wat de plank van dit verhaal zegt. */
export const book: CoverWords['book'] = {
  title: 'De vesting',
  flourish: 'De',
  main: 'vesting',
  about: 'Een beleg voor één: een deel van je eigen volk houdt de muur tegen je.',
}
