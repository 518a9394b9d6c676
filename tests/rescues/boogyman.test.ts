import { describe, expect, it } from 'vitest'
import { type Action, boogyman, type State, writeNotation } from '../../src/engine/boogyman/index.ts'
import { play } from '../../src/engine/kernel/index.ts'
import { acornsOf } from '../../src/players/hardness.ts'
import { rescueBook } from '../../src/tales/boogyman/rescues/book.ts'
import { prove } from '../../src/tales/boogyman/rescues/index.ts'

function after(state: State, action: Action): State {
  const played = play(boogyman, state, action)
  if (!played.ok) throw new Error(`${action.type}: ${played.error.code}`)
  return played.value.state
}

/** Every end of the turn, by trying all that is listed and remembering nothing. */
function endsOf(start: State, state = start): State[] {
  if (state.outcome || state.turn !== start.turn) return [state]
  return boogyman.list(state).flatMap((action) => endsOf(start, after(state, action)))
}

/** Returns the board and the outcome as text. */
const standing = ({ pawns, trees, boogymen, outcome }: State) =>
  JSON.stringify([pawns, trees, boogymen, outcome])

describe('the rescues of the duel', () => {
  it('are twelve distinct ones, easiest first', () => {
    const book = rescueBook()
    expect(book.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect(book.map(({ acorns }) => acorns)).toEqual(book.map(({ acorns }) => acorns).sort())
    expect(new Set(book.map(({ start }) => writeNotation(start))).size).toBe(12)
  })

  it.each(rescueBook())('number $number is as it was proved', ({ start, proved, acorns, way }) => {
    const proof = prove(start)
    expect(proof).toMatchObject({ ...proved, way })
    expect(proof && acornsOf(proof)).toBe(acorns)
    expect(way.reduce(after, start).outcome?.winner).toBe(start.onTurn)
  })

  it.each(rescueBook())('number $number has the number of answers of a plain search', (rescue) => {
    const { start, proved } = rescue
    const ends = endsOf(start)
    const won = ends.filter(({ outcome }) => outcome?.winner === start.onTurn)
    expect(new Set(ends.map(standing)).size).toBe(proved.ends)
    expect(new Set(won.map(standing)).size).toBe(proved.answers)
  })

  it('are null for a duel that is over, or has not begun', () => {
    const [first] = rescueBook()
    const won = first?.way.reduce(after, first.start)
    expect(won && prove(won)).toBeNull()
    expect(prove(boogyman.begin({ players: ['', ''], first: 'red', rules: { trees: 'two' } }, 0))).toBeNull()
  })
})
