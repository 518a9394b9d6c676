import type { Boogyman } from '../../../../engine/boogyman/index.ts'
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

/** The parts of every sound. Small and warm: wood, leaves and fur, without shrill tones. */
const VOICES = {
  placed: LAID,
  pass: TURNED_PAGE,
  step: [noise(0, 0.05, 800, 300, 0.3), wood(0, 0.07, 230, 150, 0.25)],
  leaves: [noise(0, 0.16, 1800, 3200, 0.12), sine(0.02, 0.14, 260, 420, 0.12)],
  spawn: [noise(0, 0.16, 2600, 1400, 0.12), ...later(0.12, notes([523, 659, 784], 0.07, 0.32, 0.14))],
  growl: [sine(0, 0.5, 96, 52, 0.55), wood(0.04, 0.45, 64, 44, 0.4), noise(0, 0.4, 320, 120, 0.22)],
  paws: [noise(0, 0.06, 760, 340, 0.8), ...later(0.1, [noise(0, 0.06, 700, 300, 0.65)])],
  bite: [
    noise(0, 0.06, 1600, 400, 0.45),
    wood(0, 0.1, 150, 80, 0.45),
    ...later(0.1, [sine(0, 0.28, 440, 120, 0.22)]),
  ],
  stuck: [wood(0, 0.09, 150, 138, 0.22), wood(0.1, 0.11, 132, 120, 0.2)],
  won: notes([392, 523, 659, 784, 1047], 0.15, 0.8, 0.2),
  drawn: notes([392, 494, 440], 0.22, 0.9, 0.16),
} satisfies Readonly<Record<string, Voice>>

/** The sounds of the table. */
export const SOUNDS = tableSounds<Boogyman, keyof typeof VOICES>({
  voices: VOICES,
  small: ['leaves', 'paws', 'stuck'],
  great: ['growl', 'bite', 'won', 'drawn'],
  events: {
    placed: 'placed',
    'turn-began': 'pass',
    stepped: 'step',
    'tree-grew': 'leaves',
    'no-tree': null,
    spawned: 'spawn',
    'boogyman-came': 'growl',
    prowled: 'paws',
    captured: 'bite',
    'no-second-action': null,
    stuck: 'stuck',
    over: ({ winner }) => (winner === null ? 'drawn' : 'won'),
  },
})
