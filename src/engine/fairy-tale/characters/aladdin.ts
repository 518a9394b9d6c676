import type { CharacterRules } from '../hooks/character.ts'
import type { Power } from '../hooks/power.ts'
import type { Seat } from '../state.ts'

/** Wishes in one game. */
const WISHES = 3

const wishesLeft = ({ memory }: Seat): number => Number(memory['wishes'])

/** The rules of every wish: it costs one, so one must be left. */
const wish: Pick<Power, 'refuse' | 'pay'> = {
  refuse: (seat) => (wishesLeft(seat) === 0 ? { code: 'no-wishes-left' } : null),
  pay: (seat) => {
    seat.memory['wishes'] = wishesLeft(seat) - 1
  },
}

/**
 * Aladdin has three wishes a game, and may use one a turn, in his own turn. A wish flies him to any tile, clears one tile of monsters, or
 * rolls the last die again before a side is chosen or a monster moves [R 34].
 */
export const aladdin: CharacterRules = {
  memory: { wishes: { is: 'count', first: WISHES, most: WISHES } },
  powers: {
    fly: {
      ...wish,
      moment: 'turn',
      effect: { do: 'travel' },
      refusePlace: (_state, seat, at) => (at === seat.at ? { code: 'already-there' } : null),
      nothingToAim: { code: 'nowhere-to-fly' },
    },
    clear: {
      ...wish,
      moment: 'turn',
      effect: { do: 'clear' },
      refusePlace: ({ tiles }, _seat, at) =>
        tiles[at]?.monsters.length ? null : { code: 'no-monsters-there' },
      nothingToAim: { code: 'no-monsters-anywhere' },
    },
    reroll: { ...wish, moment: 'die', effect: { do: 'reroll' } },
  },
}
