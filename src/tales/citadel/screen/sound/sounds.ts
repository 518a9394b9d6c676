import type { Citadel } from '../../../../engine/citadel/index.ts'
import { tableSounds } from '../../../../ui/sound/table-sounds.ts'
import {
  LAID,
  later,
  noise,
  notes,
  sine,
  TURNED_PAGE,
  triangle,
  type Voice,
} from '../../../../ui/sound/voice.ts'

const STEP: Voice = [noise(0, 0.06, 700, 280, 0.34), triangle(0, 0.1, 150, 90, 0.3)]
const TOLL: Voice = [
  sine(0, 1.1, 392, 388, 0.22),
  sine(0, 0.8, 784, 780, 0.08),
  triangle(0, 0.12, 220, 180, 0.2),
]

/** The parts of every sound: paper, bricks, steps on cobbles and a bell; nothing shrill. */
const VOICES = {
  page: TURNED_PAGE,
  crier: notes([294, 392, 294], 0.16, 0.4, 0.16),
  coins: [triangle(0, 0.07, 520, 430, 0.2), ...later(0.07, [triangle(0, 0.09, 610, 500, 0.18)])],
  tax: [triangle(0, 0.12, 330, 210, 0.26), ...later(0.1, [noise(0, 0.1, 700, 260, 0.24)])],
  knight: [...STEP, ...later(0.13, STEP)],
  trowel: [noise(0, 0.12, 1900, 700, 0.2), ...later(0.14, LAID)],
  fall: [...notes([196, 165], 0.3, 0.6, 0.22), ...later(0.1, [noise(0, 0.4, 500, 160, 0.3)])],
  rubble: [noise(0, 0.3, 1100, 220, 0.34), ...later(0.1, [triangle(0, 0.18, 160, 80, 0.4)])],
  leaves: later(0.05, [...STEP, ...later(0.2, [noise(0, 0.05, 600, 260, 0.22)])]),
  counter: LAID,
  card: [noise(0, 0.14, 1100, 2400, 0.12)],
  seal: [triangle(0, 0.1, 180, 110, 0.5), ...later(0.08, notes([440, 554], 0.1, 0.3, 0.12))],
  ward: [noise(0, 0.05, 1500, 800, 0.24), sine(0.02, 0.3, 660, 640, 0.1)],
  power: notes([294, 370, 440, 587], 0.12, 0.6, 0.18),
  bell: [...TOLL, ...later(0.7, TOLL)],
  box: notes([392, 523, 659], 0.1, 0.4, 0.16),
  won: notes([294, 370, 440, 587, 740, 880], 0.15, 0.8, 0.2),
} satisfies Readonly<Record<string, Voice>>

/** The sounds of the table. A sound must never reveal which card was drawn. */
export const SOUNDS = tableSounds<Citadel, keyof typeof VOICES>({
  voices: VOICES,
  small: ['coins', 'counter', 'card'],
  great: ['fall', 'power', 'bell', 'won'],
  events: {
    chosen: 'knight',
    turn: null,
    revealed: 'page',
    event: 'crier',
    bricks: ({ count }) => (count > 0 ? 'coins' : 'tax'),
    tax: 'tax',
    exempt: 'ward',
    income: 'coins',
    'pile-empty': 'bell',
    drew: 'card',
    paid: null,
    sold: 'counter',
    bought: 'counter',
    claimed: 'knight',
    besieged: 'fall',
    built: 'trowel',
    destroyed: 'rubble',
    vacated: 'leaves',
    power: ({ seat }) => (seat === null ? null : 'power'),
    influence: 'card',
    'influence-shuffled': null,
    played: 'seal',
    warded: 'ward',
    took: 'card',
    gave: 'card',
    discarded: 'card',
    score: null,
    'red-box': 'box',
    'last-round': 'bell',
    resigned: 'leaves',
    over: 'won',
  },
})
