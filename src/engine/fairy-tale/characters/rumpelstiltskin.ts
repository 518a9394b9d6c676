import type { CharacterRules } from '../hooks/character.ts'
import type { Power } from '../hooks/power.ts'
import type { Rolls } from '../state.ts'
import type { PowerId } from './powers.ts'

/** A bargain, refused in the turn after the one in which it was struck [R 28]. */
const bargain = (id: PowerId, rolls: Rolls): Power => ({
  moment: 'before-the-rolls',
  effect: { do: 'bargain', rolls },
  refuse: ({ memory }) => (memory['bargain'] === id ? { code: 'same-bargain-again' } : null),
  pay: ({ memory }) => {
    memory['bargain'] = id
  },
})

/**
 * Rumpelstiltskin may strike a bargain before rolling: no new monsters and two rolls of movement, or two
 * rolls of new monsters and no movement; not the same one on two of his turns running [R 28].
 */
export const rumpelstiltskin: CharacterRules = {
  memory: { bargain: { is: 'word', of: ['bargain-movement', 'bargain-monsters'] satisfies PowerId[] } },
  powers: {
    'bargain-movement': bargain('bargain-movement', { monsters: 0, movement: 2 }),
    'bargain-monsters': bargain('bargain-monsters', { monsters: 2, movement: 0 }),
  },
  turnEnded({ memory }, { powers }) {
    if (powers === 0) memory['bargain'] = null
  },
}
