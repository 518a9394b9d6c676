import type { CoverWords } from '../cover.ts'

/** Woorden van instellingen die dit verhaal op zijn eigen manier leest. */
export const settings: CoverWords['settings'] = {
  foresight: 'Vooruitzien',
  foresightOf: { all: 'Alles', aimed: 'Wat je aanwijst', off: 'Uit' },
  speed: 'Gevechten en nachten',
  about: 'Een beleg voor één, met een eigen stapel. Het stuurt nergens iets heen.',
}
