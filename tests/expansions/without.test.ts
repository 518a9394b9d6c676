import { describe, expect, test } from 'vitest'
import { EXPANSIONS } from '../../src/engine/fairy-tale/expansions/index.ts'
import { type Action, createFairyTale, everyBox, problemText } from '../../src/engine/fairy-tale/index.ts'
import { CENTRE, placeAt, playInPlace, seededRng } from '../../src/engine/kernel/index.ts'
import { randomPlayer, someConfig } from '../support/random-play.ts'
import { projectFiles } from '../walls/project-files.ts'
import { reached } from '../walls/reached.ts'

const { game: fairyTale, listOf, parseNotation, writeNotation } = createFairyTale({ expansions: null })
const ALL = createFairyTale({ expansions: EXPANSIONS })

describe('without the rules of expansions (decisions 40 and 52)', () => {
  test.each(['bedtime-story', 'fairy-tale', 'grim-tale', 'endless-night'] as const)(
    'every game that has none is played: %s',
    (difficulty) => {
      for (let seed = 0; seed < 10; seed++) {
        const state = fairyTale.begin(someConfig(3, difficulty, {}, everyBox(seed % 2 === 0)), seed)
        const pick = randomPlayer(seed)
        while (!state.outcome) {
          expect(parseNotation(writeNotation(state)).ok).toBe(true)
          expect(playInPlace(fairyTale, state, pick(fairyTale.list(state)), seededRng(state))).toBeNull()
        }
        expect(state.extras).toBeUndefined()
      }
    },
  )

  test('refuses and never lists expansions’ actions', () => {
    const parsed = parseNotation('O ━')
    if (!parsed.ok) throw new Error(parsed.error.code)
    const { value: state } = parsed
    const refusal = (action: Action) => fairyTale.refuse(state, action)?.code
    expect(refusal({ type: 'pour', at: CENTRE })).toBe('no-water')
    expect(refusal({ type: 'recruit' })).toBe('no-barracks-here')
    expect(refusal({ type: 'march', from: CENTRE, to: placeAt(1, 0) })).toBe('no-soldier-there')
    expect(refusal({ type: 'cast', spell: 'home' })).toBe('no-such-spell')
    expect(refusal({ type: 'use-symbol', symbol: 'torch', at: CENTRE })).toBe('no-such-symbol-here')
    expect(listOf(state, 'pour')).toEqual([])
  })

  test('reports a position with an expansion as too early, and reads nothing of it', () => {
    const problem = (text: string, rules = { parseNotation }) => {
      const parsed = rules.parseNotation(text)
      return parsed.ok ? null : problemText(parsed.error)
    }
    expect(problem('O ━\nboxes fire')).toBe('Line 2: the newer boxes of this position have not come yet.')
    expect(problem('O ━\nrules heroes mortal')).toBe('The newer boxes of this position have not come yet.')
    expect(problem('O ━f')).toBe(problem('O ━f', ALL))
    expect(problem('O ━♨')).toBe(problem('O ━♨', ALL))
    expect(problem('O ━\nburning 1,0 2')).toBe('Line 2: no line is called "burning".')
    expect(problem('O ━\nseats beast 1,0 water')).toContain('stands where a seat')
    expect(problem('O ━\nspent turned 1,0 a')).toContain('stands where what was spent')
    expect(problem('O ━1\nmonsters 1 ogre 1,0 sleep')).toBe(
      'Line 2: "sleep" is nothing that delays monsters.',
    )
  })

  test('refuses to begin a game with an expansion: a fault of the page must show', () => {
    const config = someConfig(2, 'fairy-tale', {}, { ...everyBox(true), fire: true })
    expect(() => fairyTale.begin(config, 1)).toThrow('needs the expansion rules')
  })
})

test('static imports of the rules contain no expansions', () => {
  const all = [...reached(projectFiles(/\.ts$/, 'src/engine'), 'src/engine/fairy-tale/index.ts')]
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter((file) => file.includes('/expansions/'))).toEqual([])
})
