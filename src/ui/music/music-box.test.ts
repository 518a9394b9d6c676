import { describe, expect, it } from 'vitest'
import type { SoundPart } from '../sound/voice.ts'
import { createMusicBox } from './music-box.ts'
import { barOf, type Tune } from './tune-format.ts'

const TUNE: Tune = {
  keynote: 200,
  beats: 4,
  tempo: 240,
  bars: Array.from({ length: 30 }, () => [0, '0 2 4 2']),
}
const OTHER: Tune = { ...TUNE, keynote: 150 }
const BAR = barOf(TUNE, 0, 'calm').lasts

/** A music box with a manual clock that records the scheduled bars. */
function box() {
  const heard: { from: number; lowest: number }[] = []
  const fades: number[] = []
  const page = { now: 10 as number | null, isReadAloud: false, isAsked: false }
  let look = () => {}
  const musicBox = createMusicBox({
    speaker: {
      now: () => page.now,
      play: (parts: readonly SoundPart[], from) =>
        heard.push({ from, lowest: Math.min(...parts.map((part) => part.from)) }),
      fade: (loudness) => fades.push(loudness),
    },
    every(_, call) {
      look = call
      page.isAsked = true
      return () => {
        look = () => {}
        page.isAsked = false
      }
    },
    isReadAloud: () => page.isReadAloud,
  })
  /** Advances the clock in steps of a fifth of a second. */
  const pass = (seconds: number) => {
    for (let step = 0; step < seconds * 5; step++) {
      if (page.now !== null) page.now += 0.2
      look()
    }
  }
  return { musicBox, heard, fades, page, pass }
}

describe('a music box', () => {
  it('schedules bars in time without gaps', () => {
    const { musicBox, heard, pass, fades } = box()
    musicBox.play(TUNE, 0.5)
    pass(10)
    expect(heard.length).toBeGreaterThanOrEqual(Math.floor(10 / BAR))
    heard.forEach(({ from }, index) => {
      const before = heard[index - 1]
      if (before) expect(from).toBeCloseTo(before.from + BAR)
    })
    expect(heard.at(-1)?.from).toBeLessThan(20 + BAR + 1)
    expect(fades).toEqual([0.5])
  })

  it('danger changes it from the next bar', () => {
    const { musicBox, heard, pass } = box()
    musicBox.play(TUNE, 0.5)
    musicBox.follow('grave')
    const before = heard.length
    pass(4)
    expect(
      heard.slice(before).map(({ from }, index, all) => from - (all[index - 1]?.from ?? from))[1],
    ).toBeCloseTo(barOf(TUNE, before, 'grave').lasts)
  })

  it('waits for the speaker and begins as soon as it is available', () => {
    const { musicBox, heard, page, pass } = box()
    page.now = null
    musicBox.play(TUNE, 0.5)
    pass(2)
    expect(heard).toEqual([])
    page.now = 3
    pass(0.2)
    expect(heard[0]?.from).toBeGreaterThan(3)
  })

  it('pauses while text is read aloud', () => {
    const { musicBox, heard, fades, page, pass } = box()
    musicBox.play(TUNE, 0.5)
    page.isReadAloud = true
    pass(5)
    const waited = heard.length
    expect(fades).toEqual([0.5, 0])
    page.isReadAloud = false
    pass(2)
    expect(heard.length).toBeGreaterThan(waited)
    expect(heard[waited]?.from).toBeGreaterThanOrEqual(15)
    expect(fades).toEqual([0.5, 0, 0.5])
  })

  it('stops its timer, resumes at the same bar, and starts another tune at its first', () => {
    const { musicBox, heard, fades, page, pass } = box()
    musicBox.play(TUNE, 0.5)
    pass(3)
    musicBox.stop()
    const stopped = heard.length
    expect(page.isAsked).toBe(false)
    expect(fades.at(-1)).toBe(0)
    pass(3)
    expect(heard).toHaveLength(stopped)
    musicBox.play(OTHER, 0.5)
    expect(heard[stopped]).toMatchObject({ lowest: barOf(OTHER, 0, 'calm').pins[0]?.pitch })
  })

  it('skips the bars that it missed while the page was busy', () => {
    const { musicBox, heard, page, pass } = box()
    musicBox.play(TUNE, 0.5)
    const before = heard.length
    page.now = 60
    pass(0.2)
    expect(heard.length - before).toBeLessThanOrEqual(2)
    expect(heard[before]?.from).toBeGreaterThan(60)
  })
})
