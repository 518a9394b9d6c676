import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { play } from '../../kernel/drivers.ts'
import { CHARACTER_IDS } from '../characters/index.ts'
import { DIFFICULTIES } from '../decks.ts'
import { fairyTale } from '../game.ts'
import { HOUSE_RULES, type State } from '../state.ts'
import { parseNotation, problemText, writeNotation } from './index.ts'

const config = fc.record({
  seats: fc
    .uniqueArray(fc.constantFrom(...CHARACTER_IDS), { minLength: 1, maxLength: 6 })
    .map((all) => all.map((character) => ({ character, player: '' }))),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  rules: fc.record({
    sides: fc.constantFrom(...HOUSE_RULES.sides),
    roads: fc.constantFrom(...HOUSE_RULES.roads),
    noDen: fc.constantFrom(...HOUSE_RULES.noDen),
  }),
})

/** Random games: each wish picks one of the listed actions, giving up but rarely. */
function wander(start: State, wishes: readonly number[], visit: (state: State) => void): void {
  let state = start
  visit(state)
  for (const wish of wishes) {
    const all = fairyTale.list(state)
    const action = all[wish % Math.max(1, wish % 50 === 0 ? all.length : all.length - 1)]
    const played = action && play(fairyTale, state, action)
    if (!played?.ok) return
    state = played.state
    visit(state)
  }
}

function readBack(state: State): void {
  const text = writeNotation(state)
  const parsed = parseNotation(text)
  expect(parsed).toEqual({ ok: true, state })
  expect(parsed.ok && writeNotation(parsed.state)).toBe(text)
}

describe('the notation', () => {
  it('writes every state that play can reach so that it reads back the same', () => {
    const wishes = fc.array(fc.nat({ max: 1000 }), { minLength: 20, maxLength: 150 })
    fc.assert(
      fc.property(config, fc.nat({ max: 2 ** 30 - 1 }), wishes, (chosen, seed, path) => {
        wander(fairyTale.begin(chosen, seed), path, readBack)
      }),
      { numRuns: 40 },
    )
  })

  it('takes any text at all, and makes of it a state that reads back the same, or a problem in words', () => {
    let written = ''
    const { begin } = fairyTale
    const some = {
      seats: [],
      difficulty: 'grim-tale',
      rules: { sides: 'half', roads: 'loose', noDen: 'none' },
    } as const
    const seats = [{ character: 'beast' as const, player: '' }]
    wander(
      begin({ ...some, rules: { ...some.rules }, seats }, 11),
      Array.from({ length: 90 }, (_, i) => i * 7 + 3),
      (state) => {
        written = writeNotation(state)
      },
    )
    const pieces = [
      ...new Set(written.split(/(\s+|;)/)),
      '-1',
      '0',
      '99999999999',
      '◆',
      'O',
      '\n',
      '\0',
      '😀',
    ]
    const change = fc.record({ at: fc.nat(), length: fc.nat({ max: 12 }), piece: fc.constantFrom(...pieces) })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const text = changes.reduce((now, { at, length, piece }) => {
          const from = at % (now.length + 1)
          return now.slice(0, from) + piece + now.slice(from + length)
        }, written)
        const parsed = parseNotation(text)
        if (parsed.ok) readBack(parsed.state)
        else expect(problemText(parsed.problem)).toMatch(/^(Line \d+: )?\S.*\.$/)
      }),
      { numRuns: 1000 },
    )
  })
})
