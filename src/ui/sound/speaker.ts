import { limiterCurve, REACH } from './limiter.ts'
import type { Part } from './voice.ts'

/** Something that sounds can be played on. */
export interface Speaker {
  /** `loudness` from 0 to 1. It never waits and never fails: where nothing can sound, nothing does. */
  play(parts: readonly Part[], loudness: number): void
}

/** Sound that is heard, or rendered to be measured. */
type BrowserSound = AudioContext | OfflineAudioContext

/** From nothing to its full strength, in seconds: no part begins with a crack. */
const ATTACK = 0.008

/** As good as silent; what fades by a curve never reaches nought. */
const SILENT = 0.0001

/**
 * A speaker on the browser's sound, which is opened only when something is to sound for the first time; `open`
 * answers null where there is none, or where nobody has pressed anything yet.
 */
export function createSpeaker(open: () => BrowserSound | null): Speaker {
  let context: BrowserSound | null = null
  let hiss: AudioBuffer | null = null
  let limiter: AudioNode | null = null
  let broken = false

  const play = (parts: readonly Part[], loudness: number): void => {
    context ??= open()
    if (!context) return
    if (context.state === 'suspended') context.resume().catch(() => {})
    hiss ??= makeHiss(context)
    const all = context.createGain()
    all.gain.value = loudness
    limiter ??= makeLimiter(context)
    all.connect(limiter)
    for (const part of parts) playPart(context, hiss, all, part)
  }

  return {
    play(parts, loudness) {
      if (broken) return
      try {
        play(parts, loudness)
      } catch {
        // Sound is an ornament: a browser that refuses it is not asked again.
        broken = true
      }
    },
  }
}

function playPart(context: BaseAudioContext, hiss: AudioBuffer, all: GainNode, part: Part): void {
  const begins = context.currentTime + part.at
  const ends = begins + part.lasts
  const strength = context.createGain()
  strength.gain.setValueAtTime(SILENT, begins)
  strength.gain.exponentialRampToValueAtTime(part.loud, begins + Math.min(ATTACK, part.lasts / 2))
  strength.gain.exponentialRampToValueAtTime(SILENT, ends)
  strength.connect(all)
  const source =
    part.wave === 'noise'
      ? hissing(context, hiss, part, begins, strength)
      : humming(context, part, begins, strength)
  source.start(begins)
  source.stop(ends)
}

function humming(context: BaseAudioContext, part: Part, begins: number, to: AudioNode): OscillatorNode {
  const hum = context.createOscillator()
  hum.type = part.wave === 'sine' ? 'sine' : 'triangle'
  glide(hum.frequency, part, begins)
  hum.connect(to)
  return hum
}

function hissing(
  context: BaseAudioContext,
  hiss: AudioBuffer,
  part: Part,
  begins: number,
  to: AudioNode,
): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = hiss
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  glide(filter.frequency, part, begins)
  source.connect(filter)
  filter.connect(to)
  return source
}

function glide(pitch: AudioParam, { from, to, lasts }: Part, begins: number): void {
  pitch.setValueAtTime(from, begins)
  pitch.exponentialRampToValueAtTime(to, begins + lasts)
}

/** Each voice alone is within bounds; what sounds together is kept there. */
function makeLimiter(context: BaseAudioContext): AudioNode {
  const reach = context.createGain()
  reach.gain.value = 1 / REACH
  const bend = context.createWaveShaper()
  bend.curve = limiterCurve()
  reach.connect(bend)
  bend.connect(context.destination)
  return reach
}

/** A second of noise. */
function makeHiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}

/** The browser's sound, once somebody has pressed anything; before that it would stay silent, and complain. */
export const browserSpeaker: Speaker = createSpeaker(() => {
  const pressed = globalThis.navigator?.userActivation?.hasBeenActive ?? true
  return pressed && globalThis.AudioContext ? new AudioContext() : null
})
