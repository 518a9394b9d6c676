import { apart } from '../../kernel/boards/square.ts'
import type { CharacterRules } from '../hooks/character.ts'

/** How far her hair reaches, in tiles, roads or not. */
const REACH = 3

/** Rapunzel pulls one other character from within three tiles onto her tile, once in her turn. */
export const rapunzel: CharacterRules = {
  powers: {
    pull: {
      moment: 'action',
      effect: { do: 'fetch' },
      refuseSeat(_state, { at }, other) {
        if (other.at === at) return { code: 'already-there' }
        return apart(at, other.at) > REACH ? { code: 'too-far-to-pull', most: REACH } : null
      },
      nothingToAim: { code: 'nobody-in-reach' },
    },
  },
}
