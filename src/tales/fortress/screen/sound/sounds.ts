import type { Fortress } from '../../../../engine/fortress/index.ts'
import { tableSounds } from '../../../../ui/sound/table-sounds.ts'
import {
  LAID,
  later,
  noise,
  notes,
  sine,
  TURNED_PAGE,
  type Voice,
  triangle as wood,
} from '../../../../ui/sound/voice.ts'

/** The recipes of all sounds: small and warm, from cards, wood, stone and a drum. Avoid shrill tones. */
const VOICES = {
  dealt: [...TURNED_PAGE, ...later(0.12, TURNED_PAGE)],
  drawn: TURNED_PAGE,
  land: LAID,
  comes: [wood(0, 0.09, 210, 150, 0.3), ...later(0.08, notes([392, 494], 0.08, 0.22, 0.12))],
  steps: [noise(0, 0.05, 700, 300, 0.35), ...later(0.11, [noise(0, 0.05, 640, 280, 0.3)])],
  strike: [
    noise(0, 0.06, 2600, 900, 0.4),
    wood(0, 0.12, 170, 90, 0.5),
    ...later(0.05, [sine(0, 0.3, 880, 820, 0.08)]),
  ],
  gone: notes([330, 392, 523], 0.12, 0.5, 0.16),
  night: [
    wood(0, 0.05, 320, 240, 0.3),
    ...later(0.09, [wood(0, 0.05, 280, 210, 0.26)]),
    ...later(0.2, [wood(0, 0.07, 230, 170, 0.24)]),
  ],
  gutters: [noise(0, 0.22, 900, 240, 0.14), sine(0, 0.2, 260, 180, 0.1)],
  flares: [noise(0, 0.14, 700, 1900, 0.12), sine(0.02, 0.2, 330, 520, 0.12)],
  storm: [
    wood(0, 0.2, 90, 55, 0.6),
    ...later(0.5, [wood(0, 0.2, 90, 55, 0.6)]),
    ...later(1, [wood(0, 0.26, 86, 48, 0.65), noise(0, 0.2, 900, 200, 0.3)]),
  ],
  won: notes([392, 494, 587, 784, 988], 0.15, 0.8, 0.2),
  drawnGame: notes([392, 466, 440], 0.22, 0.9, 0.16),
  lost: notes([330, 294, 247, 196], 0.24, 0.9, 0.16),
} satisfies Readonly<Record<string, Voice>>

/** The sounds of the table. */
export const SOUNDS = tableSounds<Fortress, keyof typeof VOICES>({
  voices: VOICES,
  small: ['drawn', 'gutters', 'flares'],
  great: ['strike', 'gone', 'storm', 'won', 'drawnGame', 'lost'],
  events: {
    'siege-began': 'dealt',
    'hand-dealt': 'dealt',
    'turn-began': null,
    drawn: 'drawn',
    'land-laid': 'land',
    'life-lost': 'gutters',
    'life-gained': 'flares',
    cast: 'comes',
    met: 'steps',
    fought: 'strike',
    'garrison-gone': 'gone',
    'night-rolled': 'night',
    'assault-rolled': 'storm',
    over: ({ outcome }) => {
      if (outcome === 'draw') return 'drawnGame'
      return outcome === 'total-defeat' ? 'lost' : 'won'
    },
  },
})
