import type { CoverWords } from '../cover.ts'

export const settings: CoverWords['settings'] = {
  warnings: 'Gevaren',
  warningsOf: { off: 'Uit', threats: 'Wat dreigt', all: 'Alles' },
  speed: 'Wat getoond wordt',
  about: 'Een bouwspel voor twee tot vijf, met verborgen kaarten. Het stuurt niets weg.',
}
