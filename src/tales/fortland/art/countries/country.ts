import type { SeatName } from '../../../../engine/fortland/index.ts'

/** A country, or bare land where one has fallen. */
export type Land = SeatName | null

/** The pigment of each country on pieces and emblems: the same at any hour. */
export const PIGMENT: Readonly<Record<SeatName, string>> = {
  ash: '#35617A',
  briar: '#8A2A68',
  clover: '#2F6B2E',
  dill: '#9A6300',
}

/** What a country is painted with on the ground, which knows day and night. */
export const paint = (land: Land, part: 'ground' | 'mark' | 'roof'): string =>
  `var(--${land ?? 'no'}-${part})`
