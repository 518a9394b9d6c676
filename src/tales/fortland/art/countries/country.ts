import type { SeatName } from '../../../../engine/fortland/index.ts'

/** The country that owns a ground, or null if it has fallen. */
export type GroundOwner = SeatName | null

/** The colour of each country on pieces and emblems; the same in both themes. */
export const PIGMENT: Readonly<Record<SeatName, string>> = {
  ash: '#35617A',
  briar: '#8A2A68',
  clover: '#2F6B2E',
  dill: '#9A6300',
}

/** Returns the themed CSS colour of a country on the ground. */
export const paint = (land: GroundOwner, part: 'ground' | 'mark' | 'roof'): string =>
  `var(--${land ?? 'no'}-${part})`
