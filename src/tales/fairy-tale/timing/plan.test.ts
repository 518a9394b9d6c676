import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Event, type Haste, MONSTER_KINDS, type MonsterKind } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, placeAt } from '../../../engine/kernel/index.ts'
import type { Speed } from '../../../store/settings.ts'
import { CALM, PACES, timings } from './plan.ts'

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
const plan = (events: readonly Event[], speed: Speed = 'calm', littleMotion = false) =>
  timings(events, { speed, littleMotion })
const lengths = (...row: Parameters<typeof plan>): number[] => plan(...row).map(({ ms }) => ms)
const motions = (...row: Parameters<typeof plan>): number[] => plan(...row).map(({ motion }) => motion)
const sum = (times: readonly number[]): number => times.reduce((total, ms) => total + ms, 0)

describe('at a calm pace', () => {
  test('the die rolls 600 ms, a heart takes 700, an ogre’s step 220', () => {
    expect(motions([ended, rolled, stepped(1), hurt])).toEqual([0, 600, 220, 700])
  })

  test('the die lies long enough to be read, and 70 ms are between two monsters', () => {
    expect(lengths([ended, rolled, stepped(1), hurt])).toEqual([0, 1500, 290, 1500])
  })

  test('haste is hurried, and follows without a breath', () => {
    const haste = [stepped(1), stepped(1, 'full'), stepped(2)]
    expect(motions(haste)).toEqual([220, 132, 220])
    expect(lengths(haste)).toEqual([220, 202, 290])
  })

  test('a tile comes down in 260 ms, and its hedges grow in 180', () => {
    const placed: Event = {
      ...{ type: 'tile-placed', seat: 0, slot: 0, at: placeAt(1, 0), turn: 0 },
      face: { id: 11, roads: 5, symbols: [], building: null, sprung: false },
    }
    expect(motions([placed])).toEqual([440])
  })

  test('a flight takes longer than the wish for it, and a question is not shown by itself', () => {
    const [wish = 0, flight = 0, asked] = lengths(flown)
    expect(flight).toBeGreaterThan(wish)
    expect(wish).toBeGreaterThan(0)
    expect(asked).toBe(0)
  })

  test('thirty monsters take no longer than about eight seconds, and the die as long as ever', () => {
    const times = lengths([rolled, ...steps(30)])
    expect(times[0]).toBe(1500)
    expect(sum(times.slice(1))).toBeLessThanOrEqual(8100)
    expect(sum(times.slice(1))).toBeGreaterThan(7500)
  })

  test('however many they are, each of them is shown', () => {
    const times = motions(steps(300))
    expect(Math.min(...times)).toBeGreaterThan(0)
    expect(sum(lengths(steps(300)))).toBeLessThan(8500)
  })
})

test('a brisk pace takes less than half as long; the die still lies long enough to be read', () => {
  expect(motions([rolled, stepped(1), hurt], 'brisk')).toEqual([270, 99, 315])
  expect(lengths([rolled, stepped(1), hurt], 'brisk')).toEqual([870, 131, 915])
})

test('at once takes no time at all', () => {
  expect(lengths([rolled, stepped(1), hurt], 'instant')).toEqual([0, 0, 0])
})

test('with little motion everything is a short fade, and is in sight for as long as ever', () => {
  const events = [ended, rolled, stepped(1), hurt]
  expect(motions(events, 'calm', true)).toEqual([0, 120, 120, 120])
  expect(lengths(events, 'calm', true)).toEqual(lengths(events))
})

test('nothing takes no time', () => {
  expect(plan([])).toEqual([])
})

describe('what is seen comes before what is said', () => {
  test.each(['calm', 'brisk'] as const)(
    'the words of a die come when it has lain for a breath: %s',
    (speed) => {
      const [{ motion, words, ms } = { motion: 0, words: 0, ms: 0 }] = plan([rolled], speed)
      expect(words - motion).toBeGreaterThanOrEqual(150)
      expect(ms - words).toBeGreaterThanOrEqual(450)
    },
  )

  test('the same with little motion, where the die lies at once', () => {
    expect(plan([rolled], 'calm', true)).toEqual([{ ms: 1500, motion: 120, words: 370 }])
  })

  test('the words of a moment come when the blow has fallen, and stay to be read', () => {
    for (const event of [hurt, broken(1)]) {
      const [{ motion, words, ms } = { motion: 0, words: 0, ms: 0 }] = plan([event])
      expect(words).toBe(motion / 2)
      expect(ms - words).toBeGreaterThanOrEqual(1000)
    }
  })

  test('of all else the words are there at once', () => {
    expect(plan([ended, stepped(1), turnBegan]).map(({ words }) => words)).toEqual([0, 0, 0])
  })
})

describe('a moment of its own', () => {
  test('have a lost heart and a broken diamond: about one and a half seconds', () => {
    expect(lengths([hurt, broken(1), broken(2)])).toEqual([1500, 1600, 1600])
  })

  test('the last heart and the last diamond have a greater one', () => {
    expect(lengths([{ ...hurt, hearts: 0 }, broken(3)])).toEqual([2400, 2500])
  })

  test('is as long for those who want little motion: the picture is held', () => {
    expect(lengths([hurt, broken(3)], 'calm', true)).toEqual([1500, 2500])
  })
})

describe('before a turn passes', () => {
  const row: Event[] = [ended, rolled, stepped(1), stepped(2), turnBegan]
  const held = (speed: Speed) =>
    timings(row, { speed, littleMotion: false, held: true }).map(
      ({ ms }, index) => ms - (lengths(row, speed)[index] ?? 0),
    )

  test('the board is held for a second when the last monster stands still', () => {
    expect(held('calm')).toEqual([0, 0, 0, 1000, 0])
  })

  test('it is held a little less at a brisk pace, and not where nothing is shown', () => {
    expect(held('brisk')).toEqual([0, 0, 0, 700, 0])
    expect(held('instant')).toEqual([0, 0, 0, 0, 0])
  })

  test('it is not held where no monster moved', () => {
    const quiet = timings([ended, turnBegan], { speed: 'calm', littleMotion: false, held: true })
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

  test('and all of them together take about as long as if they were alike', () => {
    const mean = sum(Object.values(PACES)) / MONSTER_KINDS.length
    expect(Math.abs(mean - 1)).toBeLessThan(0.1)
  })
})

test('docs/MOTION.md says how long each kind takes', () => {
  const text = readFileSync('docs/MOTION.md', 'utf8')
  const rows = text.matchAll(/^\| ([A-Z][A-Za-z ]+) \| ([\d.]+) \| [^|]+ \| [^|]+ \|$/gm)
  const listed = [...rows].map(([, name = '', pace]) => [
    name.toLowerCase().replaceAll(' ', '-'),
    Number(pace),
  ])
  expect(listed.toSorted()).toEqual(Object.entries(PACES).toSorted())
})

test('the list in docs/MOTION.md has every event once, with its time', () => {
  const rows = readFileSync('docs/MOTION.md', 'utf8').matchAll(
    /^\| `([a-z-]+)` \| (\d+) \| [^|]+ \| [^|]+ \|$/gm,
  )
  const listed = [...rows].map(([, type, ms]) => [type, Number(ms)])
  expect(listed.toSorted()).toEqual(Object.entries(CALM).toSorted())
})
