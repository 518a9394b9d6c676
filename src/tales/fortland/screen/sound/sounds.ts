import type { Fortland } from '../../../../engine/fortland/index.ts'
import { tableSounds } from '../../../../ui/sound/table-sounds.ts'
import { later, noise, notes, sine, TURNED_PAGE, triangle, type Voice } from '../../../../ui/sound/voice.ts'

const KNOCK: Voice = [noise(0, 0.05, 900, 320, 0.4), triangle(0, 0.1, 190, 110, 0.5)]
const BEAT: Voice = [triangle(0, 0.2, 110, 62, 0.55), noise(0, 0.06, 420, 180, 0.25)]

/** The recipes of all sounds: drums, wood, dice and a distant horn. Avoid shrill tones. */
const VOICES = {
  drum: [...BEAT, ...later(0.16, BEAT)],
  dice: [0, 0.09, 0.16, 0.26].flatMap((at) =>
    later(at, [noise(0, 0.04, 1500, 700, 0.35), triangle(0, 0.05, 320, 250, 0.2)]),
  ),
  march: [noise(0, 0.06, 620, 260, 0.4), ...later(0.1, [noise(0, 0.06, 560, 240, 0.32)])],
  turn: [noise(0, 0.16, 700, 1500, 0.16)],
  hammer: [...KNOCK, ...later(0.13, KNOCK)],
  siege: [...KNOCK, ...later(0.13, [...KNOCK, ...BEAT])],
  timber: [noise(0, 0.14, 1300, 360, 0.3), triangle(0.03, 0.12, 210, 120, 0.3)],
  store: [triangle(0, 0.1, 200, 260, 0.3), ...later(0.08, notes([392, 523], 0.08, 0.3, 0.12))],
  lost: [triangle(0, 0.12, 170, 140, 0.22), sine(0.12, 0.16, 140, 110, 0.2)],
  horn: [...notes([196, 147], 0.34, 0.7, 0.22), noise(0, 0.3, 420, 200, 0.1)],
  pass: TURNED_PAGE,
  won: notes([294, 392, 494, 587, 784], 0.15, 0.8, 0.2),
} satisfies Readonly<Record<string, Voice>>

/** The sounds of the table. */
export const SOUNDS = tableSounds<Fortland, keyof typeof VOICES>({
  voices: VOICES,
  small: ['march', 'turn', 'lost'],
  great: ['horn', 'won'],
  events: {
    mustered: 'drum',
    'turn-began': 'pass',
    rolled: 'dice',
    marched: 'march',
    turned: 'turn',
    built: ({ siege }) => (siege ? 'siege' : 'hammer'),
    tore: ({ gains }) => (gains ? 'store' : 'timber'),
    fell: 'horn',
    'fort-returned': 'timber',
    'actions-lost': 'lost',
    'gave-up': null,
    over: 'won',
  },
})
