import { describe, expect, it } from 'vitest'
import { createSpeaker } from './speaker.ts'
import { LAID, TURNED_PAGE } from './voice.ts'

/** A fake AudioContext that records the started sources. */
function fakeSound(state: 'running' | 'suspended' = 'running') {
  const begun: { from: number; until: number }[] = []
  const led: { to: number; at: number }[] = []
  let resumed = 0
  const param = () => ({
    value: 1,
    setValueAtTime() {},
    exponentialRampToValueAtTime() {},
    cancelScheduledValues() {},
    setTargetAtTime: (to: number, at: number) => led.push({ to, at }),
  })
  const node = () => ({ gain: param(), frequency: param(), connect() {} })
  const source = () => {
    const sounding = { from: 0, until: 0 }
    return {
      ...node(),
      start: (from: number) => begun.push(Object.assign(sounding, { from })),
      stop: (until: number) => Object.assign(sounding, { until }),
    }
  }
  const context = {
    ...{ state, currentTime: 10, sampleRate: 100, destination: {} },
    ...{ createGain: node, createBiquadFilter: node, createOscillator: source, createBufferSource: source },
    createWaveShaper: () => ({ curve: null, connect() {} }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: () => {
      resumed++
      return Promise.reject(new Error('not now'))
    },
  }
  return { context: context as unknown as AudioContext, begun, led, resumed: () => resumed }
}

it('plays each part of a voice from now on, and stops each', () => {
  const { context, begun } = fakeSound()
  createSpeaker(() => context).play(LAID, 1)
  expect(begun).toHaveLength(LAID.length)
  expect(begun).toContainEqual({ from: 10, until: 10.07 })
})

it('opens the context once, on the first sound, and resumes it if suspended', () => {
  const { context, resumed } = fakeSound('suspended')
  let opened = 0
  const speaker = createSpeaker(() => {
    opened++
    return context
  })
  expect(opened).toBe(0)
  speaker.play(LAID, 1)
  speaker.play(LAID, 1)
  expect([opened, resumed()]).toEqual([1, 2])
})

it('tries again after a context failed to open', () => {
  const { context, begun } = fakeSound()
  const answers = [null, context]
  const speaker = createSpeaker(() => answers.shift() ?? null)
  speaker.play(TURNED_PAGE, 1)
  expect(begun).toEqual([])
  speaker.play(TURNED_PAGE, 1)
  expect(begun).toHaveLength(TURNED_PAGE.length)
})

it('stays silent after the browser refused', () => {
  let asked = 0
  const speaker = createSpeaker(() => {
    asked++
    throw new DOMException('No sound here.', 'NotSupportedError')
  })
  speaker.play(LAID, 1)
  speaker.play(LAID, 1)
  expect(asked).toBe(1)
})

describe('the music channel', () => {
  it('plays parts from a given time, and fades to a loudness', () => {
    const { context, begun, led } = fakeSound()
    const { beneath } = createSpeaker(() => context)
    expect(beneath.now()).toBe(10)
    beneath.play(LAID, 12)
    beneath.fade(0.5, 3)
    expect(begun).toContainEqual({ from: 12, until: 12.07 })
    expect(led).toEqual([{ to: 0.5, at: 10 }])
  })

  it('is softened during a sound, and restored afterwards', () => {
    const { context, led } = fakeSound()
    createSpeaker(() => context).play(LAID, 1)
    const [softened, back] = led
    expect(softened?.at).toBe(10)
    expect(softened?.to).toBeLessThan(0.5)
    expect(back).toEqual({ to: 1, at: 10 + Math.max(...LAID.map(({ at, lasts }) => at + lasts)) })
  })

  it('has no time if sound is unavailable', () => {
    expect(createSpeaker(() => null).beneath.now()).toBeNull()
    const refusing = createSpeaker(() => {
      throw new DOMException('No sound here.', 'NotSupportedError')
    })
    refusing.beneath.fade(1, 1)
    expect(refusing.beneath.now()).toBeNull()
  })
})
