/** How the table stands, as far as music tells it. */
export const DANGERS = ['calm', 'uneasy', 'grave'] as const
export type DangerLevel = (typeof DANGERS)[number]

/**
 * A bar: the step of the scale on which the chord beneath it stands, and its melody, whose words share the bar evenly: a step
 * (0 is the keynote, 7 the one above it), or a dot where nothing new is plucked.
 */
export type TuneBar = readonly [chord: number, melody: string]

/** What the music box of a tale plays, written once: how the table stands decides in which mood it is heard. */
export interface Tune {
  /** The lowest note of its accompaniment, in hertz. */
  keynote: number
  /** Beats a bar. */
  beats: number
  /** Beats a minute while nothing threatens. */
  tempo: number
  bars: readonly TuneBar[]
}

/** A pin of the box that plucks its comb: when, in seconds from the beginning of its bar, how high in hertz, how strong up to 1. */
export interface Pin {
  at: number
  pitch: number
  strong: number
}

/** A bar as it is played. */
export interface PlayedBar {
  /** In seconds. */
  lasts: number
  pins: readonly Pin[]
}

/** What a mood makes of a tune. */
interface Mood {
  /** The seven steps of its scale, in semitones above the keynote. */
  scale: readonly number[]
  /** How fast it goes, of the tune's own tempo. */
  pace: number
  /** Octaves of the melody above the accompaniment. */
  melody: number
  /** Only the first note of each bar is left of the melody. */
  sparse: boolean
  /** Steps above the chord's own that are plucked on the beats, one after another. */
  broken: readonly number[]
}

/** Major; minor with open fifths; and below, slow, what is left of it over one note that beats. */
const MOODS: Record<DangerLevel, Mood> = {
  calm: { scale: [0, 2, 4, 5, 7, 9, 11], pace: 1, melody: 1, sparse: false, broken: [0, 4, 2, 4] },
  uneasy: { scale: [0, 2, 3, 5, 7, 8, 10], pace: 0.88, melody: 1, sparse: false, broken: [0, 4, 4, 4] },
  grave: { scale: [0, 1, 3, 5, 7, 8, 10], pace: 0.7, melody: 0, sparse: true, broken: [0, 0, 0, 0] },
}

const MELODY_STRONG = 0.2
const CHORD_STRONG = 0.1

/** The box winds down at the end of a round, and is wound up again: so much slower is the last bar. */
const WINDS_DOWN = 1.3

/** How the rounds of a tune go, again and again: in one the melody is echoed an octave above, in one it rests, so that nobody tires of it. */
const ROUNDS = ['plain', 'echoed', 'resting'] as const

/** Half a beat after each note, and so much softer. */
const ECHO_AFTER = 0.5
const ECHO_STRONG = 0.25

/** A note before it has its time and pitch: the share of the bar that is over when it is plucked, and its step of the scale. */
interface Note {
  share: number
  step: number
  octave: number
  strong: number
}

/** The bar of a number, from 0 on without end, in the mood of a danger. The same bar is always the same. */
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

/** A note on every beat, the first the strongest. */
const chordNotes = (chord: number, beats: number, { broken }: Mood): Note[] =>
  Array.from({ length: beats }, (_, beat) => ({
    share: beat / beats,
    step: chord + (broken[beat % broken.length] ?? 0),
    octave: 0,
    strong: beat === 0 ? CHORD_STRONG : CHORD_STRONG * 0.7,
  }))

/** The notes of a melody, as many as a mood leaves of it. */
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

/** The pitch of a step, which may lie below the keynote or more than an octave above it. */
function pitchOf(keynote: number, scale: readonly number[], step: number, octave: number): number {
  const octaves = Math.floor(step / scale.length)
  const semitones = scale[step - octaves * scale.length] ?? 0
  return keynote * 2 ** (octave + octaves + semitones / 12)
}
