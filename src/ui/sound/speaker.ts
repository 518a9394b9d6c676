import { limiterCurve, MAX_AMPLITUDE } from './limiter.ts'
import type { SoundPart } from './voice.ts'

/** Something that sounds can be played on. */
export interface Speaker {
  /** Plays parts at a loudness from 0 to 1. Returns at once, and does nothing if audio is unavailable. */
  play(parts: readonly SoundPart[], loudness: number): void
  /** The channel for music, softened while other sounds play. Never throws either. */
  beneath: Beneath
}

/** A channel of the speaker with a variable loudness, silent at first. */
export interface Beneath {
  /** Audio time in seconds, or null while audio is unavailable. */
  now(): number | null
  /** Plays parts relative to a start time. */
  play(parts: readonly SoundPart[], from: number): void
  /** Fades to a loudness from 0 to 1, within roughly `within` seconds. */
  fade(loudness: number, within: number): void
}

/** Live audio, or offline audio that tests measure. */
type BrowserSound = AudioContext | OfflineAudioContext

/** Attack time in seconds, so that parts begin without a click. */
const ATTACK = 0.008

/** Amplitude that counts as silent: an exponential ramp cannot reach 0. */
const SILENT = 0.0001

/** Loudness factor of the music during other sounds, and the time constants of softening and recovery, in seconds. */
const SOFTENED = 0.35
const SOFTENS = 0.03
const COMES_BACK = 0.5

/** Audio nodes, once the context is open. */
interface Opened {
  context: BrowserSound
  hiss: AudioBuffer
  limiter: AudioNode
  /** Gain nodes of the music: its loudness, then the softening. */
  beneath: GainNode
  softened: GainNode
}

/**
 * A speaker on Web Audio. The context is opened on the first sound. `open` returns null if there is no Web Audio, or before the user has
 * interacted with the page.
 */
export function createSpeaker(open: () => BrowserSound | null): Speaker {
  let opened: Opened | null = null
  let broken = false

  /** Runs a task on the audio nodes. Returns null if audio is unavailable. */
  function attempt<Answer>(task: (opened: Opened) => Answer): Answer | null {
    if (broken) return null
    try {
      opened ??= openedFrom(open())
      if (!opened) return null
      if (opened.context.state === 'suspended') opened.context.resume().catch(() => {})
      return task(opened)
    } catch {
      // Sound is optional: after an error, audio stays off.
      broken = true
      return null
    }
  }

  return {
    play(parts, loudness) {
      attempt(({ context, hiss, limiter, softened }) => {
        const all = context.createGain()
        all.gain.value = loudness
        all.connect(limiter)
        const { currentTime } = context
        for (const part of parts) playPart(context, hiss, all, part, currentTime)
        const ends = Math.max(0, ...parts.map(({ at, lasts }) => at + lasts))
        softened.gain.cancelScheduledValues(currentTime)
        softened.gain.setTargetAtTime(SOFTENED, currentTime, SOFTENS)
        softened.gain.setTargetAtTime(1, currentTime + ends, COMES_BACK)
      })
    },
    beneath: {
      now: () => attempt(({ context }) => context.currentTime),
      play(parts, from) {
        attempt(({ context, hiss, beneath }) => {
          for (const part of parts) playPart(context, hiss, beneath, part, from)
        })
      },
      fade(loudness, within) {
        attempt(({ context, beneath }) => {
          beneath.gain.cancelScheduledValues(context.currentTime)
          beneath.gain.setTargetAtTime(loudness, context.currentTime, within / 3)
        })
      },
    },
  }
}

function openedFrom(context: BrowserSound | null): Opened | null {
  if (!context) return null
  const limiter = makeLimiter(context)
  const softened = context.createGain()
  softened.connect(limiter)
  const beneath = context.createGain()
  beneath.gain.value = 0
  beneath.connect(softened)
  return { context, hiss: makeHiss(context), limiter, beneath, softened }
}

function playPart(
  context: BaseAudioContext,
  hiss: AudioBuffer,
  all: GainNode,
  part: SoundPart,
  from: number,
): void {
  const begins = from + part.at
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

function humming(context: BaseAudioContext, part: SoundPart, begins: number, to: AudioNode): OscillatorNode {
  const hum = context.createOscillator()
  hum.type = part.wave === 'sine' ? 'sine' : 'triangle'
  glide(hum.frequency, part, begins)
  hum.connect(to)
  return hum
}

function hissing(
  context: BaseAudioContext,
  hiss: AudioBuffer,
  part: SoundPart,
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

function glide(pitch: AudioParam, { from, to, lasts }: SoundPart, begins: number): void {
  pitch.setValueAtTime(from, begins)
  pitch.exponentialRampToValueAtTime(to, begins + lasts)
}

/** Each voice is within range by itself; this limits their sum. */
function makeLimiter(context: BaseAudioContext): AudioNode {
  const reach = context.createGain()
  reach.gain.value = 1 / MAX_AMPLITUDE
  const bend = context.createWaveShaper()
  bend.curve = limiterCurve()
  reach.connect(bend)
  bend.connect(context.destination)
  return reach
}

/** One second of noise. */
function makeHiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}

/** The speaker of the page. Before the first user interaction, browsers keep audio suspended and log a warning. */
export const browserSpeaker: Speaker = createSpeaker(() => {
  const pressed = globalThis.navigator?.userActivation?.hasBeenActive ?? true
  return pressed && globalThis.AudioContext ? new AudioContext() : null
})
