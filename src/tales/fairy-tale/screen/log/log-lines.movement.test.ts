import { describe, expect, it } from 'vitest'
import type { Session } from '../../game.ts'
import { messagesOf } from '../../words/testing.ts'
import { drawn, played } from './drawn-tale.ts'
import { logLines } from './log-lines.ts'

const m = messagesOf('en')
const said = (session: Session) =>
  logLines(session, m, null).map(({ what, why }) => (why ? `${what} ${why}` : what))
const details = (session: Session) => logLines(session, m, null).flatMap(({ steps }) => steps)

/** A straight road north of the oak, three tiles long. */
const LANE = { '0,-1': [5], '0,-2': [5], '0,-3': [5] } as const

describe('monsters that move', () => {
  const end = [{ type: 'end-turn' }] as const

  it('sums up plain steps, explaining each', () => {
    const state = drawn({ ...LANE, '0,-2': [5, 'ogre', 1], '0,-3': [5, 'ice-witch', 1] })
    const session = played(state, end, [1])
    const lines = logLines(session, m, null)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      icon: { kind: 'die', face: 1 },
      what: 'Two monsters of the North moved.',
      why: 'The die showed 1.',
    })
    expect(lines[0]?.steps).toEqual([
      'Ogre 1: It went south, toward the Oak.',
      'Ice Witch 2: It went south, toward the Oak.',
    ])
    expect(said(played(state, end, [6]))[0]).toBe('Every side moved: two monsters. The die showed 6.')
    expect(said(played(state, end, [2]))).toEqual(['No monster was in the East. The die showed 2.'])
    expect(said(played(drawn({ ...LANE }), end, [6]))).toEqual(['No monster moved. The die showed 6.'])
  })

  it('says that a monster turned back because the tile ahead was full', () => {
    // A diagonal tile belongs to two sides. The tile ahead belongs only to the other side, so its monsters stay.
    const state = drawn({ '2,-3': [4], '2,-2': [5, 'frost-giant', 1], '2,-1': [1, 'ogre', 3] })
    const session = played(state, end, [1])
    expect(said(session)).toContain(
      'A Frost Giant turned back north, because the tile ahead was full (3 of 3).',
    )
    expect(details(session)).toContain(
      'Frost Giant 1: South, toward the Oak, is full (3 of 3). West has no road. It went north.',
    )
  })

  it('explains why a monster turned aside', () => {
    const noRoad = drawn({ '0,-1': [5], '0,-2': [9, 'ogre', 1], '-1,-2': [6] })
    expect(said(played(noRoad, end, [1]))).toContain(
      'An Ogre turned west, because no road led straight toward the Oak.',
    )
    const out = drawn({ '0,-1': [10], '0,-2': [14, 'ogre', 1], '-1,-2': [6] })
    expect(said(played(out, end, [1]))).toContain(
      'An Ogre turned west, because the road ahead led out of the forest.',
    )
  })

  it('says why a monster stayed', () => {
    const session = played(drawn({ '0,-2': [5, 'troll', 1] }), end, [1])
    expect(said(session)).toContain('A Troll stayed where it was, because no road led on.')
    expect(details(session)).toContain(
      'Troll 1: South, toward the Oak, leads out. West has no road. North leads out. East has no road. So it stayed.',
    )
  })

  it('logs a push onto a full tile and the haste after it [R 17]', () => {
    const state = drawn({ '2,-3': [2, 'ice-witch', 1], '3,-3': [12, 'ogre', 3], '3,-2': [1] })
    const session = played(state, end, [1])
    expect(said(session)).toContain(
      'An Ice Witch pushed east onto a full tile and hurried one step on, because no other way was open.',
    )
    expect(details(session)).toContain(
      'Ice Witch 1: South, toward the Oak, has no road. West has no road. North has no road. East is full (3 of 3). So it pushed east, onto the first full tile.',
    )
    expect(details(session)).toContain(
      'Ice Witch 1: It had entered a full tile and hurried on. It went south, toward the Oak.',
    )
  })

  it('sums up equal moves, and lists monsters that squeezed in [R 17]', () => {
    const state = drawn({ '0,-3': [8, 'ice-witch', 4], '-1,-3': [2, 'ogre', 3] })
    const session = played(state, end, [1])
    expect(said(session)).toEqual([
      'Seven monsters of the North moved. The die showed 1.',
      'Four Ice Witches pushed west onto a full tile and hurried one step on, because no other way was open. At last they squeezed in, because every way on was blocked.',
      'Three Ogres pushed east onto a full tile and hurried one step on, because no other way was open.',
    ])
  })

  it('logs each lost heart, to the end of the game [R 18]', () => {
    const session = played(drawn({ '0,-1': [5, 'ogre', 3] }), end, [1])
    expect(said(session)).toEqual([
      'Three monsters of the North moved. The die showed 1.',
      'An Ogre reached the Oak. One heart lost, two left.',
      'An Ogre reached the Oak. One heart lost, one left.',
      'An Ogre reached the Oak. The last heart is lost.',
      'The Oak falls, and the tale ends in the dark.',
    ])
    expect(logLines(session, m, null)[1]?.steps).toEqual([
      'Ogre 1: It went south, toward the Oak. It reached the Oak.',
    ])
  })

  it('names who chose the side after 5', () => {
    const session = played(
      drawn({ ...LANE, '0,-2': [5, 'ogre', 1] }),
      [{ type: 'end-turn' }, { type: 'choose-side', side: 'north' }],
      [5],
    )
    expect(said(session)).toEqual([
      'The die showed a 5: Anna can choose the side.',
      'Anna chose the North to move.',
      'One monster of the North moved.',
    ])
  })
})
