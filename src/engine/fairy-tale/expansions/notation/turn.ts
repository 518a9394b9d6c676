import type { DieFace } from '../../../kernel/chance.ts'
import { quote, splitWords } from '../../../kernel/text.ts'
import type { Check, PositionLine } from '../../notation/line.ts'
import { repeated } from '../../notation/read-entries.ts'
import { isGone, NOWHERE } from '../../rules/seats.ts'
import { boxLine } from './box-line.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

/** `foretold 4`: the die for the next movement of this turn [R 66]. */
export const foretold = boxLine('foretold', 'spells', {
  write: ({ foretold }) => (foretold ? String(foretold) : null),
  read({ extras }, value) {
    const face = FACES.find((one) => String(one) === value)
    if (!face) return { code: 'unreadable', word: quote(value), expected: 'number' }
    extras.foretold = face
    return null
  },
})

/** A die may be foretold only in the action phase, with a movement to follow [R 66]. */
export const foretoldInTime: Check = ({ extras, phase, rolls, outcome }) => {
  if (!extras?.foretold || outcome) return null
  const inTime = phase === 'action' && rolls.movement > 0
  return inTime ? null : { key: 'foretold', fault: { code: 'question-disagrees', phase } }
}

/** `gone huntsman`: the characters that were carried off, in that order. Their place in `seats` is `-` [R 70]. */
export const gone: PositionLine = {
  write: ({ extras, seats }) => extras?.gone.map((seat) => seats[seat]?.character ?? '').join(' ') || null,
  read({ state, extras }, value) {
    const names = splitWords(value)
    const word = repeated(names)
    if (word !== null) return { code: 'said-twice', word }
    for (const name of names) {
      const seat = state.seats.findIndex(({ character }) => character === name)
      if (seat < 0) return { code: 'unknown-seat', character: quote(name) }
      extras.gone.push(seat)
    }
    return null
  },
}

/** Exactly the characters that are gone have no place. None of them may be on turn in a running game [R 70]. */
export const goneAgree: Check = (state) => {
  const { seats, rules, extras, outcome, onTurn } = state
  const odd = seats.find(({ at }, seat) => (at === NOWHERE) !== isGone(state, seat))
  if (odd) return { key: 'gone', fault: { code: 'gone-disagrees', character: odd.character } }
  const anybody = extras && extras.gone.length > 0
  if (anybody && rules.heroes !== 'mortal') return { key: 'gone', fault: { code: 'gone-without-rule' } }
  const character = seats[onTurn]?.character ?? ''
  const turnless = anybody && isGone(state, onTurn) && !outcome
  return turnless ? { key: 'on-turn', fault: { code: 'gone-disagrees', character } } : null
}
