import { describe, expect, it } from 'vitest'
import sieges from '../../../../../tests/recorded/sieges.json' with { type: 'json' }
import { fortress } from '../../../../engine/fortress/index.ts'
import { readGame } from '../../../../engine/kernel/index.ts'
import { heardUnseen, isHeard } from '../../../../ui/sound/sound-importance.ts'
import { SOUNDS } from './sounds.ts'

const { soundOf, weightOf, voices } = SOUNDS

/** Returns the moves of a recorded siege. */
function movesOf(name: string) {
  const siege = readGame(fortress, JSON.stringify(sieges.find((one) => one.name === name)?.stored))
  if (!siege.ok) throw new Error(siege.error.code)
  return siege.value.moves
}

const moves = movesOf('page 9')
const sounds = moves.flatMap(({ frames }) => frames.map(({ event }) => soundOf(event)))

describe('sounds of the siege', () => {
  it('include lands, new creatures and the night, and end with the outcome', () => {
    for (const heard of ['land', 'comes', 'night']) expect(sounds).toContain(heard)
    expect(sounds.at(-1)).toBe('won')
    for (const voice of Object.values(voices)) expect(voice.length).toBeGreaterThan(0)
  })

  it('differ for the three outcomes', () => {
    const heard = (['victory', 'draw', 'total-defeat'] as const).map((outcome) =>
      soundOf({ type: 'over', outcome, cause: 'assault' }),
    )
    expect(heard).toEqual(['won', 'drawnGame', 'lost'])
  })

  it('are fewer at higher speeds; unshown events keep only the important ones', () => {
    expect(isHeard(weightOf('drawn'), 'calm')).toBe(true)
    expect(isHeard(weightOf('drawn'), 'brisk')).toBe(false)
    expect(heardUnseen(['drawn', 'land', 'storm', 'won'], weightOf)).toEqual(['storm', 'won'])
  })
})
