import { limiterCurve, REACH } from './limiter.ts'
import type { Part } from './voice.ts'

/** Something that sounds can be played on. */
export interface Speaker {
  /** `loudness` from 0 to 1. It never waits and never fails: where nothing can sound, nothing does. */
  play(parts: readonly Part[], loudness: number): void
  /** What goes on beneath all that happens, and is softer while something else sounds. It never fails either. */
  beneath: Beneath
}

/** A way to the same speaker whose loudness may change while it sounds; silent at first. */
export interface Beneath {
  /** The time of what sounds, in seconds; null while nothing can sound yet. */
  now(): number | null
  /** Lets parts sound that are counted from a time. */
  play(parts: readonly Part[], from: number): void
  /** Becomes so loud, from 0 to 1, within about so many seconds. */
  fade(loudness: number, within: number): void
}

/** Sound that is heard, or rendered to be measured. */
type BrowserSound = AudioContext | OfflineAudioContext

/** From nothing to its full strength, in seconds: no part begins with a crack. */
const ATTACK = 0.008

/** As good as silent; what fades by a curve never reaches nought. */
const SILENT = 0.0001

/** How much of what goes on beneath is left while something sounds above it, how fast it goes and how slowly it comes back. */
const SOFTENED = 0.35
const SOFTENS = 0.03
const COMES_BACK = 0.5

/** What the browser's sound is made of, once it is open. */
interface Opened {
  context: BrowserSound
  hiss: AudioBuffer
  limiter: AudioNode
  /** What goes on beneath, as loud as it is wanted, and then softened. */
  beneath: GainNode
  softened: GainNode
}

/**
 * A speaker on the browser's sound, which is opened only when something is to sound for the first time; `open`
 * answers null where there is none, or where nobody has pressed anything yet.
 */
export function createSpeaker(open: () => BrowserSound | null): Speaker {
  let opened: Opened | null = null
  let broken = false

  /** Does something with the sound, where there is one; answers null where there is none. */
  function attempt<Answer>(task: (opened: Opened) => Answer): Answer | null {
    if (broken) return null
    try {
      opened ??= openedFrom(open())
      if (!opened) return null
      if (opened.context.state === 'suspended') opened.context.resume().catch(() => {})
      return task(opened)
    } catch {
      // Sound is an ornament: a browser that refuses it is not asked again.
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
  part: Part,
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
