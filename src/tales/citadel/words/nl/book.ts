import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'De onbedwingbare Citadel',
  flourish: 'De onbedwingbare',
  main: 'Citadel',
  about: 'Leid je Orde, bouw je huizen, en krijg ervoor betaald.',
}
