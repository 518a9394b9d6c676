import type { SealLook } from '../../../../ui/stats/stats.ts'
import { filled, outlined, scored } from '../../../../ui/stats/wax.ts'
import type { SealId } from '../../stats/seals.ts'

/** A small diamond, as drawn in the forest. */
const gem = (x: number, y: number) => `M${x} ${y - 11}L${x + 9} ${y}L${x} ${y + 11}L${x - 9} ${y}z`
const person = (x: number) =>
  `M${x - 4.5} -8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M${x - 7} 14Q${x - 7} 1 ${x} 1T${x + 7} 14z`

/** The imprint in the wax of each seal. */
const LOOKS: Record<SealId, Omit<SealLook, 'id'>> = {
  'far-afield': { colour: '#3F6B2E', sign: filled('M-8 -20L7 10H-23zM11 -8L22 14H4z') },
  'worlds-end': {
    colour: '#4B2A86',
    sign: `${filled('M0-20L17-4 0 20-17-4z')}${scored('M-17-4H17M0-20L-6-4 0 20 6-4z')}`,
  },
  'four-winds': { colour: '#1F4A7C', sign: filled('M0-22L5-5 22 0 5 5 0 22-5 5-22 0-5-5z') },
  'laid-for-a-friend': { colour: '#A86A12', sign: outlined('M-18 18Q-16 2 0 0T18 -18M-18 -4L-18 18L4 18') },
  'each-broke-one': { colour: '#6A2A4A', sign: filled(`${gem(-13, 6)}${gem(0, -9)}${gem(13, 6)}`) },
  'many-hands': { colour: '#1F5F5A', sign: filled(`${person(-15)}${person(0)}${person(15)}`) },
  'last-heart': { colour: '#A3182B', sign: filled('M0 17C-31-6-18-26 0-12C18-26 31-6 0 17z') },
  'grim-and-won': { colour: '#22305A', sign: filled('M6-20a20 20 0 1 0 14 30a17 17 0 0 1-14-30z') },
}

export const SEAL_LOOKS: readonly SealLook[] = Object.entries(LOOKS).map(([id, look]) => ({ id, ...look }))
