import { describe, expect, it } from 'vitest'
import { played } from '../../../../../tests/boogyman/drawn.ts'
import { heardUnseen, isHeard } from '../../../../ui/sound/sound-importance.ts'
import { SOUNDS } from './sounds.ts'

const { soundOf, weightOf, voices } = SOUNDS

const { events } = played('tiles g5 G; e4 r; c2 R; a1 g / on-turn green / actions 1', 'prowl e4')

describe('the sounds', () => {
  it('are those of the events: paws, a bite, and the end [B 16]', () => {
    expect(events.map(soundOf)).toEqual(['paws', 'bite', 'won'])
    for (const event of events) expect(voices[soundOf(event) ?? 'stuck'].length).toBeGreaterThan(0)
  })

  it('are fewer at higher speed, and only the important ones without playback', () => {
    expect(isHeard(weightOf('paws'), 'calm')).toBe(true)
    expect(isHeard(weightOf('paws'), 'brisk')).toBe(false)
    expect(heardUnseen(events.map(soundOf), weightOf)).toEqual(['bite', 'won'])
  })
})
