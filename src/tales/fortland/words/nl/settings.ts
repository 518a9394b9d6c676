import type { CoverWords } from '../cover.ts'

export const settings: CoverWords['settings'] = {
  warnings: 'Gevaren',
  warningsOf: { off: 'Uit', threats: 'Wat dreigt', all: 'Alles' },
  speed: 'Wat de anderen doen',
  about: 'Een belegeringsspel voor twee tot vier, met één dobbelsteen. Het stuurt niets weg.',
}
