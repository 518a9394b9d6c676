import type { DieFace } from '../../../kernel/chance.ts'
import { quote, splitWords } from '../../../kernel/text.ts'
import type { Check, PositionLine } from '../../notation/line.ts'
import { repeated } from '../../notation/reading.ts'
import { isGone, NOWHERE } from '../../rules/seats.ts'
import { boxLine } from './belonging.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

/** `foretold 4`: the die that lies open for the next movement of this turn [R 66]. */
export const foretold = boxLine('foretold', 'spells', {
  write: ({ foretold }) => (foretold ? String(foretold) : null),
  read({ extras }, value) {
    const face = FACES.find((one) => String(one) === value)
    if (!face) return { code: 'unreadable', word: quote(value), expected: 'number' }
    extras.foretold = face
    return null
  },
})

/** A die lies open only while somebody acts, and monsters are still to move by it [R 66]. */
export const foretoldInTime: Check = ({ extras, phase, rolls, outcome }) => {
  if (!extras?.foretold || outcome) return null
  const inTime = phase === 'action' && rolls.movement > 0
  return inTime ? null : { key: 'foretold', fault: { code: 'question-disagrees', phase } }
}

/** `gone huntsman`: the characters that were carried off, in that order; in `seats` their place is `-` [R 70]. */
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

/** Whoever is gone stands nowhere, and nobody else; there is somebody left, or the game is lost [R 70]. */
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
