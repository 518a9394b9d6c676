// The tunes of all games in the music box. Small speakers lose low pitches; high ones are shrill.
import { describe, expect, it } from 'vitest'
import { TUNE as DUEL } from '../../src/tales/boogyman/screen/sound/tale-sound.ts'
import { TUNE as CITADEL } from '../../src/tales/citadel/screen/sound/tale-sound.ts'
import { TUNE as TALE } from '../../src/tales/fairy-tale/screen/sound/tale-sound.ts'
import { TUNE as FORTLAND } from '../../src/tales/fortland/screen/sound/tale-sound.ts'
import { TUNE as SIEGE } from '../../src/tales/fortress/screen/sound/tale-sound.ts'
import { barOf, DANGERS, type Tune } from '../../src/ui/music/tune-format.ts'

const TUNES: Readonly<Record<string, Tune>> = {
  'fairy-tale': TALE,
  boogyman: DUEL,
  fortland: FORTLAND,
  fortress: SIEGE,
  citadel: CITADEL,
}

describe.each(Object.entries(TUNES))('the tune of %s', (_, tune) => {
  it('divides bars evenly, ends on its keynote', () => {
    for (const [, melody] of tune.bars) {
      expect(melody).toMatch(/^(-?\d+|\.)( (-?\d+|\.))*$/)
      expect(melody.split(' ').length % tune.beats).toBe(0)
    }
    const [chord, melody] = tune.bars.at(-1) ?? []
    expect([chord, melody?.split(' ')[0]]).toEqual([0, '0'])
  })

  it('is high enough for speakers, never shrill', () => {
    const pins = tune.bars.flatMap((_, bar) => DANGERS.flatMap((danger) => barOf(tune, bar, danger).pins))
    const pitches = pins.map(({ pitch }) => pitch)
    expect(Math.min(...pitches)).toBeGreaterThan(140)
    expect(Math.max(...pitches)).toBeLessThan(2000)
  })
})
