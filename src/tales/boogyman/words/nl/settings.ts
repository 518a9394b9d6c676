import type { CoverWords } from '../cover.ts'

export const settings: CoverWords['settings'] = {
  warnings: 'Waarschuwingen',
  warningsOf: { off: 'Uit', threats: 'Dreigingen', all: 'Alles' },
  speed: 'Wat de anderen doen',
  about: 'Een duel voor twee op een zeshoekige open plek, zonder geluk. Het stuurt niets naar buiten.',
}
