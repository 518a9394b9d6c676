import { SOUNDS as DUEL_SOUNDS } from '../../src/tales/boogyman/screen/sound/sounds.ts'
import { TUNE as DUEL_TUNE } from '../../src/tales/boogyman/screen/sound/tale-sound.ts'
import { SOUNDS as TALE_SOUNDS } from '../../src/tales/fairy-tale/screen/sound/sounds.ts'
import { TUNE as TALE_TUNE } from '../../src/tales/fairy-tale/screen/sound/tale-sound.ts'
import { plucked } from '../../src/ui/music/comb.ts'
import { barOf, DANGERS, type DangerLevel, type Tune } from '../../src/ui/music/tune-format.ts'
import { MUSIC_LOUDNESS } from '../../src/ui/music/useMusicBox.ts'
import { LOUDNESS } from '../../src/ui/sound/play.ts'
import { createSpeaker, type Speaker } from '../../src/ui/sound/speaker.ts'
import type { Voice } from '../../src/ui/sound/voice.ts'
import { type Levels, levelsOf } from './levels.ts'
import { pictureOf } from './picture.ts'

const { voices: DUEL } = DUEL_SOUNDS
const { voices: TALE } = TALE_SOUNDS

const RATE = 44_100

/** Lowest frequency that small speakers reproduce, in hertz. */
const SMALL_SPEAKERS = 150

export interface Measured {
  name: string
  levels: Levels
  /** The level on small speakers. */
  small: number
}

/** Sounds that may coincide, and all sounds at once. */
const MEETINGS: Record<string, readonly Voice[]> = {
  'a heart, a diamond and the end': [TALE['last-heart'], TALE['last-diamond'], TALE.lost],
  'twice the bomb, and won': [TALE.bomb, TALE.bomb, TALE.won],
  'everything at once': [...Object.values(TALE), ...Object.values(DUEL)],
}

/** A playable sound, and its end in seconds. */
interface Played {
  ends: number
  on(speaker: Speaker): void
}

/** Returns sounds as the page plays them, at the loudest setting. */
const sounds = (voices: readonly Voice[]): Played => ({
  ends: Math.max(...voices.flat().map(({ at, lasts }) => at + lasts)),
  on(speaker) {
    for (const voice of voices) speaker.play(voice, LOUDNESS.loud)
  },
})

/** Number of measured bars of a music box: a round, and the start of the next with the echo. */
const BARS = 12

/** Returns a music box at the loudest setting. */
function music(tune: Tune, danger: DangerLevel): Played {
  const bars = Array.from({ length: BARS }, (_, bar) =>
    barOf(tune, tune.bars.length - BARS / 2 + bar, danger),
  )
  return {
    ends: bars.reduce((sum, { lasts }) => sum + lasts, 0),
    on({ beneath }) {
      beneath.fade(MUSIC_LOUDNESS.louder, 0.03)
      let begins = 0
      for (const { pins, lasts } of bars) {
        beneath.play(plucked(pins), begins)
        begins += lasts
      }
    },
  }
}

async function heard({ ends, on }: Played, from = 0): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil((ends + 0.15) * RATE), RATE)
  on(createSpeaker(() => context))
  const samples = (await context.startRendering()).getChannelData(0)
  return from === 0 ? samples : await above(samples, from)
}

/** Removes the frequencies below `pitch` from samples. */
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

async function measured(name: string, played: Played): Promise<Measured> {
  const samples = await heard(played)
  const small = await heard(played, SMALL_SPEAKERS)
  const levels = levelsOf(samples, RATE, played.ends)
  const figure = document.createElement('figure')
  figure.style.cssText = 'display: inline-block; margin: 4px; font: 12px sans-serif'
  const caption = `${name}: ${levels.peak} dB, ${levels.lasts} ms`
  figure.append(Object.assign(document.createElement('figcaption'), { textContent: caption }))
  figure.append(pictureOf(samples, RATE))
  document.body.append(figure)
  return { name, levels, small: levelsOf(small, RATE, played.ends).loud }
}

const tunes = { 'fairy-tale': TALE_TUNE, boogyman: DUEL_TUNE }

const SHEETS: Record<string, readonly (readonly [name: string, played: Played])[]> = {
  'fairy-tale': Object.entries(TALE).map(([name, voice]) => [name, sounds([voice])]),
  boogyman: Object.entries(DUEL).map(([name, voice]) => [name, sounds([voice])]),
  meetings: Object.entries(MEETINGS).map(([name, voices]) => [name, sounds(voices)]),
  music: Object.entries(tunes).flatMap(([tale, tune]) =>
    DANGERS.map((danger) => [`${tale}, ${danger}`, music(tune, danger)] as const),
  ),
}

/** Draws a sheet of sounds, and returns the measurements of each. */
async function sheet(of: string): Promise<Measured[]> {
  document.body.replaceChildren()
  const all: Measured[] = []
  for (const [name, played] of SHEETS[of] ?? []) all.push(await measured(name, played))
  return all
}

declare global {
  interface Window {
    sheet: typeof sheet
    sheets: readonly string[]
  }
}
Object.assign(window, { sheet, sheets: Object.keys(SHEETS) })
