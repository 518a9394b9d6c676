import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Event, type Haste, MONSTER_KINDS, type MonsterKind } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, placeAt } from '../../../engine/kernel/index.ts'
import type { Speed } from '../../../store/settings.ts'
import { CALM, PACES, timings } from './timings.ts'

const reason = { desired: 'south', tried: [], forced: false, drawnBy: null, haste: null } as const
const rolled: Event = { type: 'die-rolled', for: 'movement', face: 6, again: false }
const hurt: Event = { type: 'oak-hurt', monster: 1, kind: 'ogre', hearts: 2 }
const ended: Event = { type: 'turn-ended', seat: 0 }
const broken = (destroyed: number): Event => ({
  ...{ type: 'diamond-destroyed', seat: 0, at: placeAt(1, 0), from: CENTRE, monsters: [], destroyed },
})
const turnBegan: Event = { type: 'turn-began', seat: 1, turn: 2 }
const stepped = (monster: number, haste: Haste | null = null, kind: MonsterKind = 'ogre'): Event => ({
  type: 'monster-stepped',
  monster,
  kind,
  from: placeAt(1, 0),
  to: CENTRE,
  turn: 'west',
  reason: { ...reason, tried: [], haste },
})
const flown: Event[] = [
  { type: 'power-used', seat: 0, power: 'fly', at: placeAt(1, 0), target: null },
  { type: 'character-carried', seat: 0, from: CENTRE, to: placeAt(1, 0), by: 'fly' },
  { type: 'question-asked', seat: 0, question: 'clear-place', clearing: { by: 'delivery', nextTo: null } },
]
const steps = (count: number): Event[] => Array.from({ length: count }, (_, index) => stepped(index + 1))
const plan = (events: readonly Event[], speed: Speed = 'calm', reducedMotion = false) =>
  timings(events, { speed, reducedMotion })
const lengths = (...row: Parameters<typeof plan>): number[] => plan(...row).map(({ ms }) => ms)
const motions = (...row: Parameters<typeof plan>): number[] => plan(...row).map(({ motion }) => motion)
const sum = (times: readonly number[]): number => times.reduce((total, ms) => total + ms, 0)

describe('at a calm pace', () => {
  test("takes 600 ms for the die's roll, 600 for a heart, 220 for an ogre's step", () => {
    expect(motions([ended, rolled, stepped(1), hurt])).toEqual([0, 600, 220, 600])
  })

  test('shows the die long enough to read, with 70 ms between monsters', () => {
    expect(lengths([ended, rolled, stepped(1), hurt])).toEqual([0, 1500, 290, 1400])
  })

  test('hurries steps in haste without pauses', () => {
    const haste = [stepped(1), stepped(1, 'full'), stepped(2)]
    expect(motions(haste)).toEqual([220, 132, 220])
    expect(lengths(haste)).toEqual([220, 202, 290])
  })

  test('drops tiles in 300 ms, hedges 200', () => {
    const placed: Event = {
      ...{ type: 'tile-placed', seat: 0, slot: 0, at: placeAt(1, 0), turn: 0 },
      face: { id: 11, roads: 5, symbols: [], building: null, sprung: false },
    }
    expect(plan([placed])).toEqual([{ ms: 600, motion: 500, words: 0 }])
  })

  test('lengthens flights beyond wishes, never questions', () => {
    const [wish = 0, flight = 0, asked] = lengths(flown)
    expect(flight).toBeGreaterThan(wish)
    expect(wish).toBeGreaterThan(0)
    expect(asked).toBe(0)
  })

  test('limits thirty monsters to about eight seconds; the die keeps its time', () => {
    const times = lengths([rolled, ...steps(30)])
    expect(times[0]).toBe(1500)
    expect(sum(times.slice(1))).toBeLessThanOrEqual(8100)
    expect(sum(times.slice(1))).toBeGreaterThan(7500)
  })

  test('shows each monster, however many there are', () => {
    const times = motions(steps(300))
    expect(Math.min(...times)).toBeGreaterThan(0)
    expect(sum(lengths(steps(300)))).toBeLessThan(8500)
  })
})

test('halves the times at a brisk pace, with a readable die', () => {
  expect(motions([rolled, stepped(1), hurt], 'brisk')).toEqual([270, 99, 270])
  expect(lengths([rolled, stepped(1), hurt], 'brisk')).toEqual([870, 131, 870])
})

test('takes no time at the instant pace', () => {
  expect(lengths([rolled, stepped(1), hurt], 'instant')).toEqual([0, 0, 0])
})

test('keeps the display times with reduced motion but shortens the movement', () => {
  const events = [ended, rolled, stepped(1), hurt]
  expect(motions(events, 'calm', true)).toEqual([0, 120, 120, 120])
  expect(lengths(events, 'calm', true)).toEqual(lengths(events))
})

test('returns no timings if there are no events', () => {
  expect(plan([])).toEqual([])
})

describe('motion before text', () => {
  test.each(['calm', 'brisk'] as const)('the words of a die appear shortly after it rests: %s', (speed) => {
    const [{ motion, words, ms } = { motion: 0, words: 0, ms: 0 }] = plan([rolled], speed)
    expect(words - motion).toBeGreaterThanOrEqual(150)
    expect(ms - words).toBeGreaterThanOrEqual(450)
  })

  test('keeps the delay with reduced motion, where the die rests at once', () => {
    expect(plan([rolled], 'calm', true)).toEqual([{ ms: 1500, motion: 120, words: 370 }])
  })

  test('shows moment texts halfway, hearts longer', () => {
    for (const event of [hurt, broken(1)]) expect(plan([event])).toMatchObject([{ motion: 600, words: 300 }])
    const [{ words, ms } = { words: 0, ms: 0 }] = plan([hurt])
    expect(ms - words).toBeGreaterThanOrEqual(1000)
  })

  test('shows all other texts at once', () => {
    expect(plan([ended, stepped(1), turnBegan]).map(({ words }) => words)).toEqual([0, 0, 0])
  })
})

describe('a moment of its own', () => {
  test('takes about 1.5 seconds for a lost heart; a diamond does not delay', () => {
    expect(lengths([hurt, broken(1), broken(2)])).toEqual([1400, 600, 600])
  })

  test('is longer for the last heart, but equal for the last diamond', () => {
    expect(lengths([{ ...hurt, hearts: 0 }, broken(3)])).toEqual([2300, 600])
  })

  test('stays the same with reduced motion', () => {
    expect(lengths([hurt, broken(3)], 'calm', true)).toEqual([1400, 600])
  })
})

describe('before a turn passes', () => {
  const row: Event[] = [ended, rolled, stepped(1), stepped(2), turnBegan]
  const held = (speed: Speed) =>
    timings(row, { speed, reducedMotion: false, held: true }).map(
      ({ ms }, index) => ms - (lengths(row, speed)[index] ?? 0),
    )

  test('holds the board after the last monster', () => {
    expect(held('calm')).toEqual([0, 0, 0, 1000, 0])
  })

  test('holds it less at a brisk pace, and not at the instant pace', () => {
    expect(held('brisk')).toEqual([0, 0, 0, 700, 0])
    expect(held('instant')).toEqual([0, 0, 0, 0, 0])
  })

  test('does not hold without moved monsters', () => {
    const quiet = timings([ended, turnBegan], { speed: 'calm', reducedMotion: false, held: true })
    expect(quiet.map(({ ms }) => ms)).toEqual(lengths([ended, turnBegan]))
  })
})

describe('each kind of monster', () => {
  const times = Object.fromEntries(
    MONSTER_KINDS.map((kind) => [kind, motions([stepped(1, null, kind)])[0] ?? 0]),
  )

  test('takes its own time: the giant is slow, the wolf quick', () => {
    expect(times['frost-giant']).toBe(Math.max(...Object.values(times)))
    expect(times['big-bad-wolf']).toBe(Math.min(...Object.values(times)))
  })

  test('takes its usual time on average', () => {
    const mean = sum(Object.values(PACES)) / MONSTER_KINDS.length
    expect(Math.abs(mean - 1)).toBeLessThan(0.1)
  })
})

test('docs/MOTION.md lists the pace of each kind', () => {
  const text = readFileSync('docs/MOTION.md', 'utf8')
  const rows = text.matchAll(/^\| ([A-Z][A-Za-z ]+) \| ([\d.]+) \| [^|]+ \| [^|]+ \|$/gm)
  const listed = [...rows].map(([, name = '', pace]) => [
    name.toLowerCase().replaceAll(' ', '-'),
    Number(pace),
  ])
  expect(listed.toSorted()).toEqual(Object.entries(PACES).toSorted())
})

test('docs/MOTION.md lists every event once, with its time', () => {
  const rows = readFileSync('docs/MOTION.md', 'utf8').matchAll(
    /^\| `([a-z-]+)` \| (\d+) \| [^|]+ \| [^|]+ \|$/gm,
  )
  const listed = [...rows].map(([, type, ms]) => [type, Number(ms)])
  expect(listed.toSorted()).toEqual(Object.entries(CALM).toSorted())
})
