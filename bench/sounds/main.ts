import { VOICES as DUEL } from '../../src/tales/boogyman/screen/sound/voices.ts'
import { VOICES as TALE } from '../../src/tales/fairy-tale/screen/sound/voices.ts'
import { LOUDNESS } from '../../src/ui/sound/play.ts'
import { createSpeaker } from '../../src/ui/sound/speaker.ts'
import type { Voice } from '../../src/ui/sound/voice.ts'
import { type Levels, levelsOf } from './levels.ts'
import { pictureOf } from './picture.ts'

const RATE = 44_100

/** What small speakers let be heard: nothing much below this pitch. */
const SMALL_SPEAKERS = 150

export interface Measured {
  name: string
  levels: Levels
  /** How loud it is on small speakers. */
  small: number
}

/** Sounds that may meet: a blow, a diamond and the end, and all that there is. */
const MEETINGS: Record<string, readonly Voice[]> = {
  'a heart, a diamond and the end': [TALE['last-heart'], TALE['last-diamond'], TALE.lost],
  'twice the bomb, and won': [TALE.bomb, TALE.bomb, TALE.won],
  'everything at once': [...Object.values(TALE), ...Object.values(DUEL)],
}

/** Sounds as the page lets them be heard, as loud as they can be chosen. */
async function heard(voices: readonly Voice[], from = 0): Promise<[Float32Array, number]> {
  const ends = Math.max(...voices.flat().map(({ at, lasts }) => at + lasts))
  const context = new OfflineAudioContext(1, Math.ceil((ends + 0.15) * RATE), RATE)
  const speaker = createSpeaker(() => context)
  for (const voice of voices) speaker.play(voice, LOUDNESS.loud)
  const samples = (await context.startRendering()).getChannelData(0)
  return [from === 0 ? samples : await above(samples, from), ends]
}

/** Some samples without what lies below a pitch. */
async function above(samples: Float32Array, pitch: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, samples.length, RATE)
  const buffer = context.createBuffer(1, samples.length, RATE)
  buffer.getChannelData(0).set(samples)
  const source = new AudioBufferSourceNode(context, { buffer })
  source
    .connect(new BiquadFilterNode(context, { type: 'highpass', frequency: pitch }))
    .connect(context.destination)
  source.start()
  return (await context.startRendering()).getChannelData(0)
}

async function measured(name: string, voices: readonly Voice[]): Promise<Measured> {
  const [samples, ends] = await heard(voices)
  const [small] = await heard(voices, SMALL_SPEAKERS)
  const levels = levelsOf(samples, RATE, ends)
  const figure = document.createElement('figure')
  figure.style.cssText = 'display: inline-block; margin: 4px; font: 12px sans-serif'
  const caption = `${name}: ${levels.peak} dB, ${levels.lasts} ms`
  figure.append(Object.assign(document.createElement('figcaption'), { textContent: caption }))
  figure.append(pictureOf(samples, RATE))
  document.body.append(figure)
  return { name, levels, small: levelsOf(small, RATE, ends).loud }
}

const SHEETS = {
  'fairy-tale': Object.entries(TALE).map(([name, voice]) => [name, [voice]] as const),
  boogyman: Object.entries(DUEL).map(([name, voice]) => [name, [voice]] as const),
  meetings: Object.entries(MEETINGS),
}

/** Draws a sheet of sounds, and answers what was measured of each. */
async function sheet(of: keyof typeof SHEETS): Promise<Measured[]> {
  document.body.replaceChildren()
  const all: Measured[] = []
  for (const [name, voices] of SHEETS[of]) all.push(await measured(name, voices))
  return all
}

declare global {
  interface Window {
    sheet: typeof sheet
    sheets: readonly (keyof typeof SHEETS)[]
  }
}
Object.assign(window, { sheet, sheets: Object.keys(SHEETS) })
