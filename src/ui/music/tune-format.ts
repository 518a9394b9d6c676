/** Danger of a position, as music expresses it. */
export const DANGERS = ['calm', 'uneasy', 'grave'] as const
export type DangerLevel = (typeof DANGERS)[number]

/**
 * A bar: the scale step of its chord, and its melody. The words of the melody divide the bar evenly. A word is a scale step (0 is the keynote, 7 an
 * octave above it) or a dot for a rest.
 */
export type TuneBar = readonly [chord: number, melody: string]

/** The tune of a tale's music box. The danger decides its mood. */
export interface Tune {
  /** The lowest note of its accompaniment, in hertz. */
  keynote: number
  /** Beats per bar. */
  beats: number
  /** Beats per minute at no danger. */
  tempo: number
  bars: readonly TuneBar[]
}

/** A pin that plucks a tooth: time in seconds from the start of the bar, pitch in hertz, strength up to 1. */
export interface TunePin {
  at: number
  pitch: number
  strong: number
}

/** A bar as it is played. */
export interface PlayedBar {
  /** Duration in seconds. */
  lasts: number
  pins: readonly TunePin[]
}

/** How a mood changes a tune. */
interface Mood {
  /** The seven steps of its scale, in semitones above the keynote. */
  scale: readonly number[]
  /** Factor of the tune's tempo. */
  pace: number
  /** Octaves of the melody above the accompaniment. */
  melody: number
  /** True to keep only the first note of each bar of the melody. */
  sparse: boolean
  /** Steps above the chord's root that are plucked on successive beats. */
  broken: readonly number[]
}

/** Calm: major. Uneasy: minor with open fifths. Grave: low and slow, a sparse melody over one repeated note. */
const MOODS: Record<DangerLevel, Mood> = {
  calm: { scale: [0, 2, 4, 5, 7, 9, 11], pace: 1, melody: 1, sparse: false, broken: [0, 4, 2, 4] },
  uneasy: { scale: [0, 2, 3, 5, 7, 8, 10], pace: 0.88, melody: 1, sparse: false, broken: [0, 4, 4, 4] },
  grave: { scale: [0, 1, 3, 5, 7, 8, 10], pace: 0.7, melody: 0, sparse: true, broken: [0, 0, 0, 0] },
}

const MELODY_STRONG = 0.2
const CHORD_STRONG = 0.1

/** Factor for the duration of a round's last bar, as the box winds down before it is wound up again. */
const WINDS_DOWN = 1.3

/** The rounds of a tune, repeated. One echoes the melody an octave higher and one rests it, for variety. */
const ROUNDS = ['plain', 'echoed', 'resting'] as const

/** The delay of the echo in beats, and its strength relative to the note. */
const ECHO_AFTER = 0.5
const ECHO_STRONG = 0.25

/** A note before its time and pitch are computed: the time as a share of the bar, and the scale step. */
interface Note {
  share: number
  step: number
  octave: number
  strong: number
}

/** Bar number `number`, counted from 0 without end, in the mood of a danger. Deterministic. */
export function barOf(tune: Tune, number: number, danger: DangerLevel): PlayedBar {
  const { bars, beats, tempo, keynote } = tune
  const mood = MOODS[danger]
  const index = number % bars.length
  const round = ROUNDS[Math.floor(number / bars.length) % ROUNDS.length]
  const [chord, melody] = bars[index] ?? [0, '']
  const sung = round === 'resting' ? [] : melodyNotes(melody, mood)
  const echo = round === 'echoed' && !mood.sparse ? sung.map((note) => echoOf(note, beats)) : []
  const slow = index === bars.length - 1 ? WINDS_DOWN : 1
  const lasts = ((beats * 60) / (tempo * mood.pace)) * slow
  const pins = [...chordNotes(chord, beats, mood), ...sung, ...echo].map((note) => ({
    at: note.share * lasts,
    pitch: pitchOf(keynote, mood.scale, note.step, note.octave),
    strong: note.strong,
  }))
  return { lasts, pins }
}

/** A note on each beat; the first is the strongest. */
const chordNotes = (chord: number, beats: number, { broken }: Mood): Note[] =>
  Array.from({ length: beats }, (_, beat) => ({
    share: beat / beats,
    step: chord + (broken[beat % broken.length] ?? 0),
    octave: 0,
    strong: beat === 0 ? CHORD_STRONG : CHORD_STRONG * 0.7,
  }))

/** The notes of a melody that a mood keeps. */
function melodyNotes(melody: string, { melody: octave, sparse }: Mood): Note[] {
  const words = melody.split(' ')
  const notes = words.flatMap((word, index) =>
    word === '.' ? [] : [{ share: index / words.length, step: Number(word), octave, strong: MELODY_STRONG }],
  )
  return sparse ? notes.slice(0, 1) : notes
}

const echoOf = (note: Note, beats: number): Note => ({
  ...note,
  share: note.share + ECHO_AFTER / beats,
  octave: note.octave + 1,
  strong: note.strong * ECHO_STRONG,
})

/** The pitch of a step, in hertz. Steps may be negative or above one octave. */
function pitchOf(keynote: number, scale: readonly number[], step: number, octave: number): number {
  const octaves = Math.floor(step / scale.length)
  const semitones = scale[step - octaves * scale.length] ?? 0
  return keynote * 2 ** (octave + octaves + semitones / 12)
}
