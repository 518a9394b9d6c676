import { describe, expect, it } from 'vitest'
import { type Event, MONSTER_KINDS, type StepReason } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../engine/kernel/index.ts'
import { SPEEDS } from '../../../../store/settings.ts'
import { LOUDNESS } from '../../../../ui/sound/play.ts'
import { peakOf, rendered } from '../../../../ui/sound/render-sound.ts'
import { heardUnseen, isHeard } from '../../../../ui/sound/sound-importance.ts'
import { SOUNDS } from './sounds.ts'

const { soundOf, weightOf, voices } = SOUNDS

const at = CENTRE
const reason: StepReason = { desired: 'south', tried: [], forced: false, haste: null, drawnBy: null }
const step = (kind: (typeof MONSTER_KINDS)[number], haste: StepReason['haste'] = null): Event => ({
  type: 'monster-stepped',
  ...{ monster: 1, kind, from: at, to: at, turn: 'south', reason: { ...reason, haste } },
})
const heart: Event = { type: 'oak-hurt', monster: 1, kind: 'ogre', hearts: 2 }
const ended = (outcome: 'won' | 'lost' | 'given-up'): Event => ({ type: 'game-ended', outcome })
const diamond: Event = {
  type: 'diamond-destroyed',
  ...{ seat: 0, at, from: at, monsters: [], destroyed: 1 },
}

describe('the sound of an event', () => {
  it('differs for each kind of monster, and for a hastening one', () => {
    expect(new Set(MONSTER_KINDS.map((kind) => soundOf(step(kind))))).toEqual(new Set(MONSTER_KINDS))
    expect(soundOf(step('ogre', 'full'))).toBe('haste')
  })

  it('is the one of the last heart if a fire of an expansion takes it', () => {
    const scorched = (hearts: number): Event => ({ type: 'oak-scorched', from: [at], hearts })
    expect([scorched(1), scorched(0)].map(soundOf)).toEqual(['heart', 'last-heart'])
  })

  it('differs for won and lost; abandoned sounds lost', () => {
    expect([ended('won'), ended('lost'), ended('given-up')].map(soundOf)).toEqual(['won', 'lost', 'lost'])
  })

  it('is played for used powers, any result', () => {
    expect(soundOf({ type: 'power-used', seat: 0, power: 'bargain-movement', at: null, target: null })).toBe(
      'power',
    )
  })

  it('is absent if nothing is visible either', () => {
    expect(soundOf({ type: 'turn-ended', seat: 0 })).toBeNull()
  })
})

describe('the choice of sounds', () => {
  it('plays fewer sounds when brisk or skipped', () => {
    expect(SPEEDS.map((speed) => isHeard(weightOf('ogre'), speed))).toEqual([true, false, false])
    expect(SPEEDS.map((speed) => isHeard(weightOf('tile'), speed))).toEqual([true, true, false])
    expect(SPEEDS.map((speed) => isHeard(weightOf('heart'), speed))).toEqual([true, true, true])
  })

  it('plays, for skipped events, each important sound once and the last two others', () => {
    expect(heardUnseen([step('ogre'), heart, step('ogre'), heart].map(soundOf), weightOf)).toEqual(['heart'])
    expect(heardUnseen([diamond, heart, ended('lost')].map(soundOf), weightOf)).toEqual(['heart', 'lost'])
    expect(heardUnseen([step('troll')].map(soundOf), weightOf)).toEqual([])
  })
})

describe('every voice', () => {
  it.each(Object.entries(voices))('%s is short, immediate and playable', (_, parts) => {
    expect(Math.min(...parts.map(({ at: begins }) => begins))).toBe(0)
    expect(Math.max(...parts.map(({ at: begins, lasts }) => begins + lasts))).toBeLessThanOrEqual(2)
    for (const { from, to, loud, lasts } of parts) {
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(30)
      expect(Math.max(from, to)).toBeLessThanOrEqual(3500)
      expect(loud > 0 && loud <= 1 && lasts > 0).toBe(true)
    }
  })

  it.each(Object.entries(voices))('%s is audible, never clipped at any volume', (_, parts) => {
    const peak = peakOf(rendered(parts))
    expect(peak * LOUDNESS.loud).toBeLessThan(0.95)
    expect(peak).toBeGreaterThan(0.1)
  })
})
