import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positions } from '../../../../../tests/foresight/positions.ts'
import { type Action, FACE_OF, facesToFall, type State } from '../../../../engine/fairy-tale/index.ts'
import { type DieFace, scriptedChance } from '../../../../engine/kernel/index.ts'
import { fairyTale } from '../../rules.ts'
import { messagesOf } from '../../words/testing.ts'
import { dangerIn } from '../hints/danger-side.ts'
import { hintLines } from '../hints/hint-words.ts'
import { figuresOf, summaryOf } from './future-words.ts'
import { type Ahead, aheadOf } from './outcomes.ts'
import { shownOf } from './shown-future.ts'

const en = messagesOf('en')
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

/** Where one future alone is to come, there are no faces to be counted [R 66] [R 72]. */
function expectCertainty(ahead: Ahead, { hurt, ends }: Cost): void {
  expect(ahead.worst).toMatchObject({ hurt, ends, faces: 1, of: 1 })
  const cost = ends ? 'ends the tale' : hurt > 1 ? `costs ${NUMBERS[hurt]} hearts` : 'hurts the Oak'
  expect(summaryOf(en, ahead)).toBe(`What comes is certain: it ${cost}.`)
  expect(shownOf(ahead, null, 'guided')?.hurt).toBe(hurt)
}

/** All who tell of the worst say what the dice bring, and so the same. */
function expectAgreement(state: State, ahead: Ahead): void {
  const faces = facesToFall(state, 'movement')
  const costs = faces.map((face) => costOfFace(state, face))
  const most = costs.reduce((worst, cost) => (weight(cost) > weight(worst) ? cost : worst))
  const asBad = costs.filter((cost) => weight(cost) === weight(most)).length
  const hurting = costs.filter((cost) => weight(cost) > 0).length
  const danger = dangerIn(state)
  const drawn = shownOf(ahead, null, 'guided')
  if (hurting === 0) {
    expect(ahead.worst).toBeNull()
    expect(drawn).toBeNull()
    expect(danger.kind).not.toBe('roll')
    const safe =
      ahead.outcomes.length === 1 ? 'What comes is certain: the Oak is safe.' : 'No roll hurts the Oak.'
    expect([summaryOf(en, ahead), figuresOf(en, ahead)]).toEqual([safe, 'all safe'])
    return
  }
  if (ahead.outcomes.length === 1) return expectCertainty(ahead, most)
  // The plank: its die shows a face that costs as much, its figures how many do.
  const face = FACE_OF[ahead.worst?.way ?? 'all']
  // Of two ends one may cost a heart besides, where a tale can be lost with hearts left [R 58] [R 70].
  expect(weight(costs[faces.indexOf(face)] ?? most)).toBe(weight(most))
  const what = most.ends ? 'the end' : most.hurt === 1 ? 'hurt' : `${NUMBERS[most.hurt]} hearts`
  expect(figuresOf(en, ahead)).toBe(`${asBad}/${faces.length} ${what}`)
  // The words.
  const words = summaryOf(en, ahead)
  expect(words.startsWith(`${hurting} of ${faces.length} `)).toBe(true)
  expect(/ends? the tale/.test(words)).toBe(most.ends)
  expect(/costs? (two|three) hearts/.test(words)).toBe(!most.ends && most.hurt > 1)
  // The arrows: of that roll, all that reach the oak in it, and the hearts that break.
  expect(drawn).toMatchObject({ way: ahead.worst?.way, hurt: ahead.worst?.hurt })
  const outcome = ahead.outcomes.find(({ roll }) => roll === ahead.worst?.way)
  const reaching = outcome?.future.events.filter(({ type }) => type === 'oak-hurt') ?? []
  expect(drawn?.strides).toHaveLength(reaching.length)
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
