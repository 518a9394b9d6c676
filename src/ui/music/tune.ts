/** How the table stands, as far as music tells it. */
export const DANGERS = ['calm', 'uneasy', 'grave'] as const
export type Danger = (typeof DANGERS)[number]

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
const MOODS: Record<Danger, Mood> = {
  calm: { scale: [0, 2, 4, 5, 7, 9, 11], pace: 1, melody: 1, sparse: false, broken: [0, 4, 2, 4] },
  uneasy: { scale: [0, 2, 3, 5, 7, 8, 10], pace: 0.88, melody: 1, sparse: false, broken: [0, 4, 4, 4] },
  grave: { scale: [0, 1, 3, 5, 7, 8, 10], pace: 0.7, melody: 0, sparse: true, broken: [0, 0, 0, 0] },
}

const MELODY_STRONG = 0.2
const CHORD_STRONG = 0.1

/** The box winds down at the end of a round, and is wound up again: so much slower is the last bar. */
const WINDS_DOWN = 1.3

/** One round in so many the melody rests, so that nobody tires of it; in one it is echoed an octave above. */
const ROUNDS = 3
const ECHOED = 1
const RESTING = 2
const ECHO_LATER = 0.5

/** The bar of a number, from 0 on without end, in the mood of a danger. The same bar is always the same. */
export function barOf(tune: Tune, number: number, danger: Danger): PlayedBar {
  const mood = MOODS[danger]
  const index = number % tune.bars.length
  const round = Math.floor(number / tune.bars.length) % ROUNDS
  const slow = index === tune.bars.length - 1 ? WINDS_DOWN : 1
  const beat = (60 / (tune.tempo * mood.pace)) * slow
  const [chord, melody] = tune.bars[index] ?? [0, '']
  const pitch = (step: number, octave: number) => pitchOf(tune.keynote, mood.scale, step, octave)
  const beneath = Array.from({ length: tune.beats }, (_, count) => ({
    at: count * beat,
    pitch: pitch(chord + (mood.broken[count % mood.broken.length] ?? 0), 0),
    strong: count === 0 ? CHORD_STRONG : CHORD_STRONG * 0.7,
  }))
  const sung = round === RESTING ? [] : notesOf(melody).slice(0, mood.sparse ? 1 : undefined)
  const above = sung.map(({ step, share }) => ({
    at: share * tune.beats * beat,
    pitch: pitch(step, mood.melody),
    strong: MELODY_STRONG,
  }))
  const echo =
    round === ECHOED && !mood.sparse
      ? above.map((pin) => ({
          at: pin.at + ECHO_LATER * beat,
          pitch: pin.pitch * 2,
          strong: MELODY_STRONG * 0.25,
        }))
      : []
  return { lasts: tune.beats * beat, pins: [...beneath, ...above, ...echo] }
}

/** The notes of a melody, each with the share of its bar that is over when it begins. */
const notesOf = (melody: string): { step: number; share: number }[] =>
  melody
    .split(' ')
    .flatMap((word, index, { length }) =>
      word === '.' ? [] : [{ step: Number(word), share: index / length }],
    )

/** The pitch of a step, which may lie below the keynote or more than an octave above it. */
function pitchOf(keynote: number, scale: readonly number[], step: number, octave: number): number {
  const octaves = Math.floor(step / scale.length)
  const semitones = scale[step - octaves * scale.length] ?? 0
  return keynote * 2 ** (octave + octaves + semitones / 12)
}
