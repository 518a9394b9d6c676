import { describe, expect, it } from 'vitest'
import { type State, suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { type DieFace, openSession } from '../../../../engine/kernel/index.ts'
import { fairyTale } from '../../rules.ts'
import { messagesOf } from '../../words/testing.ts'
import { taleOf } from '../foresight/why/testing.ts'
import { CONFIG, drawn, played } from '../log/drawn-tale.ts'
import { phaseRibbon } from './phase-ribbon.ts'

const m = messagesOf('en')
const LANE = { '0,-1': [5], '0,-2': [5], '0,-3': [5] } as const

/** Returns the ribbon after some actions: the current phase, and the three notes. */
function ribbon(before: State, actions: Parameters<typeof played>[1], dice: DieFace[] = [], placing = false) {
  const session = played(before, actions, dice)
  const shown = session.moves.at(-1)?.after ?? before
  const { now, steps } = phaseRibbon({ m, session, shown, playing: null, placing })
  return [now, ...steps.map(({ note }) => note)]
}

describe('the phase ribbon', () => {
  const toRoll = drawn({ ...LANE }, { phase: 'new-monsters' })

  it('gives the number of monsters to come', () => {
    expect(ribbon(toRoll, [])).toEqual([0, 'two to come', 'after they arrive', 'when the turn ends'])
  })

  it.each([
    ['en', 'hushed: no monsters', 'hushed: no monsters'],
    ['nl', 'stil: er komt niemand', 'stil: er kwam niemand'],
  ] as const)('says that a roll is hushed, before and after [R 60]: %s', (language, before, after) => {
    const text = 'forest\nO ━ ━ ━ ━\nphase new-monsters\nseats huntsman 0,0\nboxes quests special\nhush 1'
    const note = (actions: Parameters<typeof taleOf>[1]) => {
      const session = taleOf(text, actions)
      const shown = session.moves.at(-1)?.after ?? session.first
      if (!shown) throw new Error('Nothing is drawn.')
      return phaseRibbon({ m: messagesOf(language), session, shown, playing: null, placing: false }).steps[0]
        .note
    }
    expect(note([])).toBe(before)
    expect(note([{ type: 'roll' }])).toBe(after)
  })

  it('names who chooses on a 5', () => {
    expect(ribbon(toRoll, [{ type: 'roll' }], [5])[1]).toBe('Anna’s choice')
    const toEnd = drawn({ ...LANE })
    expect(ribbon(toEnd, [{ type: 'end-turn' }], [5])).toEqual([2, 'done', 'done', 'Anna’s choice'])
  })

  it('claims nothing about new monsters if the game begins after their phase', () => {
    expect(ribbon(drawn({ '0,-1': [5, 'ogre', 1] }), [])[1]).toBe('done')
  })

  it('names new monsters and the current player', () => {
    expect(ribbon(toRoll, [{ type: 'roll' }], [1])).toEqual([
      1,
      'two from the North',
      'Anna’s turn',
      'when the turn ends',
    ])
    expect(ribbon(toRoll, [{ type: 'roll' }], [1], true)[2]).toBe('a tile in hand')
  })

  it('sums up monsters that entered from every side', () => {
    const everySide = { ...toRoll, rules: { ...toRoll.rules, noDen: 'every-side' as const } }
    expect(ribbon(everySide, [{ type: 'roll' }], [6])[1]).toBe('two from every side')
  })

  it('sums up monsters that were dealt [R 71]', () => {
    const rules = { ...toRoll.rules, arrivals: 'dealt' as const }
    const dealt = { ...drawn({ ...LANE, '1,0': [10] }, { phase: 'new-monsters' }), rules }
    expect(ribbon(dealt, [{ type: 'roll' }], [1])[1]).toBe('two from the North and the East')
  })

  it('names the moving side while it is shown', () => {
    const session = played(drawn({ ...LANE, '0,-2': [5, 'ogre', 1] }), [{ type: 'end-turn' }], [1])
    const shown = session.moves[0]?.frames.find(({ event }) => event.type === 'monster-stepped')?.state
    if (!shown) throw new Error('No monster stepped.')
    const { now, steps } = phaseRibbon({ m, session, shown, playing: null, placing: false })
    expect([now, steps[2].note]).toEqual([2, 'the North'])
  })

  it('hides the die until it has fallen', () => {
    const session = played(drawn({ ...LANE, '0,-2': [5, 'ogre', 1] }), [{ type: 'end-turn' }], [1])
    const fall = session.moves[0]?.frames.find(({ event }) => event.type === 'die-rolled')
    if (!fall) throw new Error('No die fell.')
    const moment = { m, session, shown: fall.state, playing: fall.event, placing: false }
    expect(phaseRibbon(moment).steps[2].note).toBe('the die rolls')
  })

  it('stays in the game’s last phase', () => {
    expect(ribbon(drawn({ ...LANE }), [{ type: 'give-up' }])[0]).toBe(1)
  })

  it('has the first tiles as its first step in the opening', () => {
    const { first } = openSession(fairyTale, CONFIG, 3)
    expect(ribbon(first, [])).toEqual([0, 'none of four laid', 'then the tale begins', 'after they arrive'])
    expect(ribbon(first, suggestOpening(first))[1]).toBe('four of four laid')
  })
})
