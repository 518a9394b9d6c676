import { apart } from '../../kernel/boards/square.ts'
import type { CharacterRules } from '../hooks/character.ts'
import type { Power } from '../hooks/power.ts'
import type { Rolls } from '../state.ts'
import { aladdin } from './aladdin.ts'
import { beast } from './beast.ts'
import type { CharacterId, PowerId } from './ids.ts'
import { piedPiper } from './pied-piper.ts'
import { redRidingHood } from './red-riding-hood.ts'

/** Midnight is every fourth of her turns. */
const MIDNIGHT = 4

/** How far her hair reaches, in tiles, roads or not. */
const HAIR_REACH = 3

/** A bargain, refused in the turn after the one in which it was struck [R 28]. */
const bargain = (id: PowerId, rolls: Rolls): Power => ({
  moment: 'before-the-rolls',
  effect: { do: 'bargain', rolls },
  refuse: ({ memory }) => (memory['bargain'] === id ? { code: 'same-bargain-again' } : null),
  pay: ({ memory }) => {
    memory['bargain'] = id
  },
})

/** What each of them can do; those with more to do have a file. */
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
   * Rumpelstiltskin may strike a bargain before rolling: no new monsters and two rolls of movement, or two
   * rolls of new monsters and no movement; not the same one on two of his turns running [R 28].
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
  /** Rapunzel pulls one other character from within three tiles onto her tile, once in her turn. */
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
   * Cinderella may remove two monsters a turn; on every fourth of her turns she can only walk. `turns` says
   * which of four it is, from 1; 0 before her first.
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

/** The rules of a character. */
export const characterRules = (id: CharacterId): CharacterRules => CHARACTERS[id]
