import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positions } from '../../../../../tests/foresight/positions.ts'
import { type Action, FACE_OF, fairyTale, type State } from '../../../../engine/fairy-tale/index.ts'
import { type DieFace, scriptedChance } from '../../../../engine/kernel/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { dangerIn } from '../hints/danger-side.ts'
import { hintLines } from '../hints/hint-words.ts'
import { figuresOf, summaryOf } from './future-words.ts'
import { type Ahead, aheadOf } from './outcomes.ts'
import { shownOf } from './shown-future.ts'

const en = messagesOf('en')
const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** What a roll costs, from nothing to the end of the tale. */
interface Cost {
  hurt: number
  ends: boolean
}
const weight = ({ hurt, ends }: Cost) => (ends ? 9 : hurt)

/** What one face costs, as one would find out at a table: it is rolled, and a 5 chooses every side in turn. */
function costOfFace(state: State, face: DieFace): Cost {
  const after = structuredClone(state)
  after.rolls.movement = 1
  const apply = (to: State, action: Action) =>
    fairyTale.apply({ state: to, chance: scriptedChance({ dice: [face] }) }, action)
  apply(after, { type: 'end-turn' })
  while (after.pending?.kind === 'die') apply(after, { type: 'keep-die' })
  if (after.pending?.kind !== 'movement-side') return costFrom(state, after)
  const choices = (['north', 'east', 'south', 'west'] as const).map((side) => {
    const chosen = structuredClone(after)
    apply(chosen, { type: 'choose-side', side })
    return costFrom(state, chosen)
  })
  return choices.reduce((best, other) => (weight(other) < weight(best) ? other : best))
}

const costFrom = (before: State, after: State): Cost => ({
  hurt: before.hearts - after.hearts,
  ends: after.outcome === 'lost',
})

/** Positions of play with any number of hearts left, in which monsters will move. */
const threatened = fc
  .tuple(positions, fc.integer({ min: 1, max: 3 }))
  .map(([state, hearts]): State => ({ ...state, hearts }))
  .filter((state) => aheadOf(state) !== null)

/** All who tell of the worst say what the dice bring, and so the same. */
function expectAgreement(state: State, ahead: Ahead): void {
  const costs = FACES.map((face) => costOfFace(state, face))
  const most = costs.reduce((worst, cost) => (weight(cost) > weight(worst) ? cost : worst))
  const asBad = costs.filter((cost) => weight(cost) === weight(most)).length
  const hurting = costs.filter(({ hurt }) => hurt > 0).length
  const danger = dangerIn(state)
  const drawn = shownOf(ahead, null, 'guided')
  if (hurting === 0) {
    expect(ahead.worst).toBeNull()
    expect(drawn).toBeNull()
    expect(danger.kind).not.toBe('roll')
    expect([summaryOf(en, ahead), figuresOf(en, ahead)]).toEqual(['No roll hurts the Oak.', 'all safe'])
    return
  }
  // The plank: its die shows a face that costs as much, its figures how many do.
  const face = FACE_OF[ahead.worst?.way ?? 'all']
  expect(costs[face - 1]).toEqual(most)
  const what = most.ends ? 'the end' : most.hurt === 1 ? 'hurt' : `${NUMBERS[most.hurt]} hearts`
  expect(figuresOf(en, ahead)).toBe(`${asBad}/6 ${what}`)
  // The words.
  const words = summaryOf(en, ahead)
  expect(words.startsWith(`${hurting} of 6 `)).toBe(true)
  expect(/ends? the tale/.test(words)).toBe(most.ends)
  expect(/costs? (two|three) hearts/.test(words)).toBe(!most.ends && most.hurt > 1)
  // The arrows: of that roll, all that reach the oak in it, and the hearts that break.
  expect(drawn).toMatchObject({ way: ahead.worst?.way, hurt: most.hurt })
  expect(drawn?.strides).toHaveLength(most.hurt)
  // The hint.
  expect(danger).toMatchObject({ kind: 'roll', side: ahead.worst?.way, worst: ahead.worst })
  const [hint] = hintLines(en, { state, grade: 1, plan: null })
  expect(hint).toContain(`a ${face} would ${most.ends ? 'end' : most.hurt > 1 ? 'cost' : 'hurt'}`)
}

describe('plank, words, arrows and hints', () => {
  it('tell of one worst outcome, which is what the dice bring, in 500 positions', () => {
    const seen = { ends: 0, hearts: 0, safe: 0 }
    fc.assert(
      fc.property(threatened, (state) => {
        const ahead = aheadOf(state)
        if (!ahead) return
        expectAgreement(state, ahead)
        seen[ahead.worst === null ? 'safe' : ahead.worst.ends ? 'ends' : 'hearts'] += 1
      }),
      { numRuns: 500 },
    )
    // There were enough of each kind for this to say something.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
  })
})
