import { apart } from '../../kernel/boards/square.ts'
import type { CharacterRules } from '../hooks/character.ts'
import type { Power } from '../hooks/power.ts'
import type { Rolls } from '../state.ts'
import { aladdin } from './aladdin.ts'
import { beast } from './beast.ts'
import type { CharacterId, PowerId } from './ids.ts'
import { piedPiper } from './pied-piper.ts'
import { redRidingHood } from './red-riding-hood.ts'

/** Midnight, when Cinderella can only walk, is every fourth of her turns. */
const MIDNIGHT = 4

/** The reach of the hair of Rapunzel in tiles, with or without roads. */
const HAIR_REACH = 3

/** A bargain, which is refused in the turn after it was made [R 28]. */
const bargain = (id: PowerId, rolls: Rolls): Power => ({
  moment: 'before-the-rolls',
  effect: { do: 'bargain', rolls },
  refuse: ({ memory }) => (memory['bargain'] === id ? { code: 'same-bargain-again' } : null),
  pay: ({ memory }) => {
    memory['bargain'] = id
  },
})

/** The rules of all characters. Longer rules have a file. */
const CHARACTERS: Record<CharacterId, CharacterRules> = {
  /** The Huntsman: his Remove clears every monster on his tile. */
  huntsman: { removesAll: true },
  /** Puss in Boots walks up to four steps. */
  'puss-in-boots': { allowance: { steps: 4 } },
  beast,
  /** The Three Little Pigs may expand up to three times a turn. */
  'three-little-pigs': { allowance: { expands: 3 } },
  'pied-piper': piedPiper,
  /**
   * Rumpelstiltskin may make a bargain before rolling: two rolls for movement instead of new monsters, or two for new monsters instead of
   * movement. The same bargain is refused in two consecutive turns [R 28].
   */
  rumpelstiltskin: {
    memory: { bargain: { is: 'word', of: ['bargain-movement', 'bargain-monsters'] satisfies PowerId[] } },
    powers: {
      'bargain-movement': bargain('bargain-movement', { monsters: 0, movement: 2 }),
      'bargain-monsters': bargain('bargain-monsters', { monsters: 2, movement: 0 }),
    },
    turnEnded({ memory }, { powers }) {
      if (powers === 0) memory['bargain'] = null
    },
  },
  /** Rapunzel pulls one other character from up to three tiles away onto her tile, once a turn. */
  rapunzel: {
    powers: {
      pull: {
        moment: 'action',
        effect: { do: 'fetch' },
        refuseSeat(_state, { at }, other) {
          if (other.at === at) return { code: 'already-there' }
          return apart(at, other.at) > HAIR_REACH ? { code: 'too-far-to-pull', most: HAIR_REACH } : null
        },
        nothingToAim: { code: 'nobody-in-reach' },
      },
    },
  },
  'red-riding-hood': redRidingHood,
  /**
   * Cinderella may remove two monsters a turn; in every fourth of her turns she can only walk. `turns`: the current one of the four, from
   * 1; 0 before her first turn.
   */
  cinderella: {
    memory: { turns: { is: 'count', first: 0, most: MIDNIGHT } },
    allowance: { removes: 2 },
    onlyWalks: ({ memory }) => memory['turns'] === MIDNIGHT,
    turnBegan({ memory }) {
      memory['turns'] = (Number(memory['turns']) % MIDNIGHT) + 1
    },
  },
  aladdin,
}

export const characterRules = (id: CharacterId): CharacterRules => CHARACTERS[id]
