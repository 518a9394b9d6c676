import { describe, expect, it } from 'vitest'
import { actionRules, refusedIf } from './action-rules.ts'
import type { WithRng } from './game.ts'

interface Count {
  Config: null
  State: WithRng & { sum: number; over: boolean }
  Action: { type: 'add'; number: number } | { type: 'stop' } | { type: 'leave' }
  Event: never
  Refusal: { code: 'over' | 'too-much' | 'nothing-yet' }
}

const at = (sum: number, over = false): Count['State'] => ({
  sum,
  over,
  random: { dice: [], shuffles: [] } as unknown as WithRng['random'],
})

const rules = {
  stop: {
    candidates: () => [{ type: 'stop' as const }],
    refuse: ({ sum }: Count['State']) => refusedIf(sum === 0 ? ('nothing-yet' as const) : null),
    apply: ({ state }: { state: Count['State'] }) => {
      state.over = true
    },
  },
  add: {
    candidates: () => [3, 1, 2].map((number) => ({ type: 'add' as const, number })),
    refuse: ({ sum }: Count['State'], { number }: { number: number }) =>
      refusedIf(sum + number > 4 ? ('too-much' as const) : null),
    apply: ({ state }: { state: Count['State'] }, { number }: { number: number }) => {
      state.sum += number
    },
  },
  leave: {
    refuse: () => null,
    apply: ({ state }: { state: Count['State'] }) => {
      state.over = true
    },
  },
}
const refuseType = ({ over }: Count['State'], _type: string) => refusedIf(over ? ('over' as const) : null)
const count = actionRules<Count>({ rules, refuseType })

describe('actionRules', () => {
  it('lists the allowed candidates in the order of the types and of each rule', () => {
    expect(count.list(at(2))).toEqual([
      { type: 'stop' },
      { type: 'add', number: 1 },
      { type: 'add', number: 2 },
    ])
    expect(count.list(at(0)).map(({ type }) => type)).toEqual(['add', 'add', 'add'])
  })

  it('allows an unlisted action, one without candidates', () => {
    expect(count.list(at(4))).not.toContainEqual({ type: 'leave' })
    expect(count.refuse(at(4), { type: 'leave' })).toBeNull()
  })

  it('checks `refuseType` before the rule', () => {
    expect(count.refuse(at(0, true), { type: 'stop' })).toEqual({ code: 'over' })
    expect(count.refuse(at(0), { type: 'stop' })).toEqual({ code: 'nothing-yet' })
    expect(count.list(at(0, true))).toEqual([])
  })

  it('applies an action with its type’s rule', () => {
    const state = at(1)
    count.apply({ state, chance: undefined as never }, { type: 'add', number: 2 })
    expect(state.sum).toBe(3)
  })

  it('uses the `list` of a rule as it is, and passes it the actions listed before', () => {
    const listed: (readonly Count['Action'][] | undefined)[] = []
    const { list, listOf } = actionRules<Count>({
      rules: {
        ...rules,
        add: {
          ...rules.add,
          list(_, before) {
            listed.push(before && [...before])
            return [{ type: 'add', number: 2 }]
          },
        },
      },
      refuseType,
    })
    expect(list(at(1))).toEqual([{ type: 'stop' }, { type: 'add', number: 2 }])
    expect(listOf(at(1), 'add')).toEqual([{ type: 'add', number: 2 }])
    expect(listed).toEqual([[{ type: 'stop' }], undefined])
    expect(list(at(1, true))).toEqual([])
    expect(listed).toHaveLength(2)
  })

  it('lists the actions of one type', () => {
    expect(count.listOf(at(2), 'add').map(({ number }) => number)).toEqual([1, 2])
    expect(count.listOf(at(0), 'stop')).toEqual([])
    expect(count.listOf(at(2), 'leave')).toEqual([])
    expect(count.listOf(at(2, true), 'add')).toEqual([])
  })

  it('finds rules that load later at each use, except while their type is refused', () => {
    let loaded: typeof rules.add | null = null
    const late = actionRules<Count>({
      rules: {
        ...rules,
        add() {
          if (!loaded) throw new Error('not loaded')
          return loaded
        },
      },
      refuseType,
    })
    expect(late.refuse(at(0, true), { type: 'add', number: 1 })).toEqual({ code: 'over' })
    expect(() => late.list(at(1))).toThrow('not loaded')
    loaded = rules.add
    expect(late.listOf(at(2), 'add')).toHaveLength(2)
    const state = at(1)
    late.apply({ state, chance: undefined as never }, { type: 'add', number: 2 })
    expect(state.sum).toBe(3)
  })

  it('uses the order of `arrange`, with the refused actions left out', () => {
    const arranged = actionRules<Count>({
      rules,
      refuseType,
      arrange: (state, allowed) => allowed(state, [{ type: 'add', number: 2 }, { type: 'stop' }]),
    })
    expect(arranged.list(at(3))).toEqual([{ type: 'stop' }])
    expect(arranged.list(at(1))).toEqual([{ type: 'add', number: 2 }, { type: 'stop' }])
  })
})
