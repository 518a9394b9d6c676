import { describe, expect, it } from 'vitest'
import { type Control, judge, type LastPress, lastAfter, type Press } from './press-judge.ts'

const ROLL = { name: 'roll' }
const END = { name: 'end' }

const control = (id: object, action: string | null, x = 100, y = 100): Control => ({
  id,
  action,
  middle: { x, y },
})
const roll = control(ROLL, 'Roll')

const press = (more: Partial<Press> = {}): Press => ({
  at: { x: 100, y: 100 },
  begun: 1000,
  done: 1050,
  control: roll,
  around: [roll],
  ...more,
})

const first: LastPress = { ...press(), until: 1750, forGood: false }

describe('two close presses', () => {
  it.each([
    ['the very first press', null, press(), 'free'],
    ['the same control at once', first, press({ begun: 1110 }), 'hasty'],
    ['the same control just before the time is over', first, press({ begun: 1749 }), 'hasty'],
    ['the same control when the time is over', first, press({ begun: 1750 }), 'free'],
    ['one that has appeared', first, press({ begun: 1110, control: control(END, 'End turn') }), 'ignored'],
    ['one that appeared, later', first, press({ begun: 1750, control: control(END, 'End turn') }), 'free'],
    ['another action', first, press({ begun: 1110, control: control(ROLL, 'End turn') }), 'ignored'],
    ['one that moved', first, press({ begun: 1110, control: control(ROLL, 'Roll', 125) }), 'ignored'],
    ['one that hardly moved', first, press({ begun: 1110, control: control(ROLL, 'Roll', 110) }), 'hasty'],
    ['one that can only say why', first, press({ begun: 1110, control: control(END, null) }), 'hasty'],
    [
      'one that could only say why',
      { ...first, around: [control(ROLL, null)] },
      press({ begun: 1110 }),
      'ignored',
    ],
    ['no control', first, press({ begun: 1110, control: null }), 'hasty'],
    [
      'elsewhere, on one that has appeared',
      first,
      press({ begun: 1110, at: { x: 125, y: 100 }, control: control(END, 'End turn', 125) }),
      'free',
    ],
    [
      'a neighbour that was there',
      { ...first, around: [roll, control(END, 'End turn', 120)] },
      press({ begun: 1110, at: { x: 120, y: 100 }, control: control(END, 'End turn', 120) }),
      'hasty',
    ],
    ['a key after a pointer', first, press({ begun: 1110, at: 'KeyE', control: control(END, 'x') }), 'free'],
    ['the same key', { ...first, at: 'KeyE' }, press({ begun: 1110, at: 'KeyE' }), 'hasty'],
    ['another key', { ...first, at: 'KeyR' }, press({ begun: 1110, at: 'KeyE', control: null }), 'free'],
    [
      'the same key for another action',
      { ...first, at: 'KeyE' },
      press({ begun: 1110, at: 'KeyE', control: { ...control(END, 'End turn'), middle: null } }),
      'ignored',
    ],
  ] as const)('%s', (_, last, next, verdict) => {
    expect(judge(next, last)).toBe(verdict)
  })
})

describe('the press before', () => {
  const slip = press({ begun: 1600, done: 1650, control: control(END, 'End turn') })

  it('is the one that acted, for 700 ms from its end', () => {
    expect(lastAfter(press(), 'free', null)).toMatchObject({ until: 1750, control: roll })
    expect(lastAfter(press({ done: 1200 }), 'hasty', first)).toMatchObject({ until: 1900 })
  })

  it('counts slightly longer after ignored presses', () => {
    const after = lastAfter(slip, 'ignored', first)
    expect(after).toMatchObject({ until: 2000, control: roll })
    expect(lastAfter({ ...slip, done: 1150 }, 'ignored', first)).toMatchObject({ until: 1750 })
  })
})
