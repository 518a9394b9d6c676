import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positions } from '../../../../../tests/foresight/positions.ts'
import { type Action, FACE_OF, facesToFall, type State } from '../../../../engine/fairy-tale/index.ts'
import { type DieFace, scriptedRng } from '../../../../engine/kernel/index.ts'
import { fairyTale } from '../../rules.ts'
import { messagesOf } from '../../words/testing.ts'
import { dangerIn } from '../hints/danger-side.ts'
import { hintLines } from '../hints/hint-words.ts'
import { briefOf, summaryOf } from './future-words.ts'
import { aheadOf, type RollOutcomes } from './outcomes.ts'
import { shownOf } from './shown-future.ts'

const en = messagesOf('en')
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** The cost of a roll, from nothing to the end of the game. */
interface Cost {
  hurt: number
  ends: boolean
}
const weight = ({ hurt, ends }: Cost) => (ends ? 9 : hurt)

/** Returns the cost of one face by playing it: rolls the die, and tries every side after a 5. */
function costOfFace(state: State, face: DieFace): Cost {
  const after = structuredClone(state)
  after.rolls.movement = 1
  const apply = (to: State, action: Action) =>
    fairyTale.apply({ state: to, chance: scriptedRng({ dice: [face] }) }, action)
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

/** Positions with any number of hearts left, in which monsters will move. */
const threatened = fc
  .tuple(positions, fc.integer({ min: 1, max: 3 }))
  .map(([state, hearts]): State => ({ ...state, hearts }))
  .filter((state) => aheadOf(state) !== null)

/** Expects no count of faces if only one future is possible [R 66] [R 72]. */
function expectCertainty(ahead: RollOutcomes, { hurt, ends }: Cost): void {
  expect(ahead.worst).toMatchObject({ hurt, ends, faces: 1, of: 1 })
  const cost = ends
    ? 'you lose the game'
    : hurt > 1
      ? `the Oak loses ${NUMBERS[hurt]} hearts`
      : 'the Oak is hurt'
  expect(summaryOf(en, ahead)).toBe(`This is certain: ${cost}.`)
  expect(shownOf(ahead, null, 'guided')?.hurt).toBe(hurt)
}

/** Expects every display of the worst outcome to match the real dice, and so each other. */
function expectAgreement(state: State, ahead: RollOutcomes): void {
  const faces = facesToFall(state, 'movement')
  const costs = faces.map((face) => costOfFace(state, face))
  const most = costs.reduce((worst, cost) => (weight(cost) > weight(worst) ? cost : worst))
  const asBad = costs.filter((cost) => weight(cost) === weight(most)).length
  const hurting = costs.filter((cost) => weight(cost) > 0).length
  const danger = dangerIn(state)
  const drawn = shownOf(ahead, null, 'guided')
  if (hurting === 0) {
    expect(ahead.worst).toBeNull()
    expect(drawn?.hurt).toBe(0)
    expect(drawn?.strides.filter(({ end }) => end === 'oak')).toEqual([])
    expect(danger.kind).not.toBe('roll')
    const safe =
      ahead.outcomes.length === 1
        ? ['This is certain: the Oak is safe.', 'The Oak is safe']
        : ['No roll hurts the Oak.', 'No roll hurts']
    expect([summaryOf(en, ahead), briefOf(en, ahead)]).toEqual(safe)
    return
  }
  if (ahead.outcomes.length === 1) return expectCertainty(ahead, most)
  // The button: its die shows a face of the highest cost, its words the number of such faces.
  const face = FACE_OF[ahead.worst?.way ?? 'all']
  // Of two faces that end the game one may also cost a heart: a game can be lost with hearts left [R 58] [R 70].
  expect(weight(costs[faces.indexOf(face)] ?? most)).toBe(weight(most))
  const s = asBad === 1 ? 's' : ''
  const dear = most.ends ? `lose${s} the game` : `cost${s} ${NUMBERS[most.hurt]} hearts`
  const what = weight(most) === 1 ? `rolls hurt${s}` : dear
  expect(briefOf(en, ahead)).toBe(`${asBad} of ${faces.length} ${what}`)
  // The words.
  const words = summaryOf(en, ahead)
  expect(words.startsWith(`${hurting} of ${faces.length} `)).toBe(true)
  expect(/loses? the game/.test(words)).toBe(most.ends)
  expect(/costs? (two|three) hearts/.test(words)).toBe(!most.ends && most.hurt > 1)
  // The arrows: some reach the oak, and the hearts are those of the worst roll.
  expect(drawn?.hurt).toBe(ahead.worst?.hurt)
  expect(drawn?.strides.filter(({ end }) => end === 'oak')).not.toEqual([])
  // The hint.
  expect(danger).toMatchObject({ kind: 'roll', side: ahead.worst?.way, worst: ahead.worst })
  const [hint] = hintLines(en, { state, grade: 1, plan: null })
  expect(hint).toContain(`a ${face} would ${most.ends ? 'lose' : most.hurt > 1 ? 'cost' : 'hurt'}`)
}

describe('button, words, arrows and hints', () => {
  it('agree on the worst outcome of the dice, in 500 positions', () => {
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
    // Guard against a vacuous test: each kind must occur often.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
  })
})
