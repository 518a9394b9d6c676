import type { CoverWords } from '../cover.ts'

/** Wat de boekenkast van dit verhaal zegt. */
export const blurb: CoverWords['blurb'] = {
  title: 'Het laatste sprookje',
  titleFlourish: 'Het laatste',
  titleMain: 'sprookje',
  about: 'Bewaak de Eik tegen alles wat gemeen is.',
  hearts: (left, all) =>
    all === 1 ? `De Eik heeft ${left} van 1 hart.` : `De Eik heeft ${left} van de ${all} harten.`,
}
