import { type FairyTale, MONSTER_KINDS } from '../../../../engine/fairy-tale/index.ts'
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
import { weightOf } from '../../timing/weight.ts'

/** The impact at the start of an event. The sound of breaking follows when the animation breaks. */
const BLOW: Voice = [noise(0, 0.09, 700, 200, 0.4), sine(0, 0.3, 72, 44, 0.6)]

/** A heart that breaks in two. */
const CRACK: Voice = [
  noise(0, 0.09, 2100, 400, 0.5),
  wood(0.02, 0.65, 196, 98, 0.32),
  wood(0.02, 0.65, 207, 104, 0.21),
]

/** A diamond that bursts into its pieces. */
const SHATTER: Voice = [
  noise(0, 0.22, 3200, 1500, 0.3),
  ...[1568, 1319, 1760, 1175, 1397, 988].map((pitch, index) =>
    sine(0.03 + index * 0.055, 0.4, pitch, pitch * 0.98, 0.15),
  ),
]

/** The sounds as synthesizer voices: small and warm, of wood, paper and bells, never shrill. */
const VOICES = {
  tile: LAID,
  turned: [
    noise(0, 0.12, 500, 1300, 0.22),
    noise(0.14, 0.05, 900, 300, 0.35),
    wood(0.14, 0.1, 190, 120, 0.35),
  ],
  card: [noise(0, 0.13, 2600, 1200, 0.45)],
  step: [noise(0, 0.05, 800, 300, 0.3), wood(0, 0.07, 230, 150, 0.25)],
  die: [
    ...[0, 0.08, 0.16, 0.25].map((at, index) => noise(at, 0.04, 2300 - index * 180, 900, 0.4)),
    // The die falls, bounces and rests.
    wood(0.35, 0.12, 260, 150, 0.4),
    noise(0.35, 0.06, 1500, 500, 0.35),
    wood(0.54, 0.1, 230, 140, 0.28),
  ],
  'frost-giant': [sine(0, 0.2, 82, 52, 0.6), noise(0, 0.1, 260, 120, 0.3)],
  ogre: [wood(0, 0.13, 118, 78, 0.38), noise(0, 0.06, 420, 200, 0.2)],
  'big-bad-wolf': [noise(0, 0.055, 900, 420, 0.75), noise(0.07, 0.055, 820, 380, 0.6)],
  'ice-witch': [sine(0, 0.18, 560, 690, 0.12), noise(0, 0.14, 1700, 2400, 0.08)],
  troll: [wood(0, 0.12, 92, 128, 0.42), noise(0.02, 0.08, 640, 280, 0.4)],
  haste: [noise(0, 0.15, 700, 2200, 0.2), sine(0, 0.14, 330, 560, 0.14)],
  stuck: [wood(0, 0.09, 150, 138, 0.22), wood(0.1, 0.11, 132, 120, 0.2)],
  gone: [noise(0, 0.2, 1500, 350, 0.28), sine(0.02, 0.16, 300, 520, 0.16)],
  power: notes([659, 880, 1109], 0.07, 0.32, 0.13),
  fall: [noise(0, 0.08, 900, 300, 0.4), wood(0, 0.09, 210, 120, 0.35), sine(0.1, 0.4, 480, 95, 0.24)],
  break: [
    noise(0, 0.1, 1400, 300, 0.5),
    wood(0, 0.15, 150, 80, 0.5),
    noise(0.12, 0.16, 900, 180, 0.4),
    wood(0.13, 0.14, 120, 62, 0.4),
  ],
  heart: [...BLOW, ...later(0.29, CRACK)],
  'last-heart': [
    ...BLOW,
    ...later(0.29, CRACK),
    ...later(0.75, [sine(0, 1.2, 98, 49, 0.5), wood(0, 0.9, 147, 110, 0.25)]),
  ],
  diamond: [noise(0, 0.06, 800, 300, 0.25), ...later(0.32, SHATTER)],
  'last-diamond': [
    noise(0, 0.06, 800, 300, 0.25),
    ...later(0.32, SHATTER),
    ...later(0.8, notes([784, 988, 1175], 0.12, 0.8, 0.1)),
  ],
  bomb: [noise(0, 0.75, 700, 60, 0.55), sine(0, 0.6, 95, 34, 0.5), noise(0.02, 0.16, 2400, 700, 0.15)],
  pass: TURNED_PAGE,
  won: notes([392, 523, 659, 784, 1047], 0.15, 0.8, 0.2),
  lost: [...notes([330, 294, 262, 220], 0.24, 0.9, 0.2), sine(0.72, 1.1, 55, 50, 0.5)],
} satisfies Readonly<Record<string, Voice>>

/** The sounds of the table, with those of expansions: a list of names, too small for a chunk of its own. */
export const SOUNDS = tableSounds<FairyTale, keyof typeof VOICES>({
  voices: VOICES,
  small: [...MONSTER_KINDS, 'card', 'haste', 'stuck'],
  great: ['heart', 'last-heart', 'diamond', 'last-diamond', 'bomb', 'won', 'lost'],
  events: {
    'first-tile-laid': 'tile',
    'tale-began': 'pass',
    'tile-revealed': 'card',
    'hand-dealt': 'card',
    'turn-began': 'pass',
    'die-rolled': 'die',
    'die-kept': null,
    'no-den': 'stuck',
    'side-asked': null,
    'side-chosen': null,
    'question-asked': null,
    'monsters-coming': null,
    'no-entrance': 'stuck',
    'monster-appeared': ({ kind }) => kind,
    'monster-lost': 'fall',
    'monster-put-out': 'power',
    'monster-delayed': 'stuck',
    'bar-broken': 'break',
    'movement-began': null,
    'monster-stepped': ({ kind, reason }) => (reason.haste ? 'haste' : kind),
    'monster-stayed': 'stuck',
    'oak-hurt': (event) => (weightOf(event) === 'great' ? 'last-heart' : 'heart'),
    'action-began': null,
    'character-walked': 'step',
    'character-carried': 'haste',
    'power-used': 'power',
    'monsters-cleared': 'gone',
    'item-changed': 'card',
    'diamond-destroyed': (event) => (weightOf(event) === 'great' ? 'last-diamond' : 'diamond'),
    'tile-placed': 'tile',
    'building-set': 'card',
    'symbol-used': null,
    'tile-destroyed': 'bomb',
    'tile-swapped': 'tile',
    'tile-turned': 'turned',
    'tile-swept': 'card',
    'tile-felled': 'fall',
    'monster-removed': 'gone',
    'turn-ended': null,
    'game-ended': ({ outcome }) => (outcome === 'won' ? 'won' : 'lost'),

    'tile-lit': 'power',
    'fire-grew': null,
    'tile-burnt': ({ destroyed }) => (destroyed ? 'fall' : 'gone'),
    'oak-scorched': ({ hearts }) => (hearts === 0 ? 'last-heart' : 'heart'),
    'fire-doused': 'gone',
    'bucket-filled': 'card',
    'flood-ran': 'fall',
    'flood-fell': null,
    'boulder-rolled': 'bomb',
    'monster-slid': 'haste',
    'sign-turned': 'turned',
    'bridge-moved': 'turned',
    'bridge-fell': 'break',
    'soldier-recruited': 'card',
    'soldier-marched': 'step',
    'soldier-fell': 'gone',
    'villager-walked': 'step',
    'villager-saved': 'power',
    'villager-lost': ({ hearts }) => (hearts === null ? 'stuck' : hearts === 0 ? 'last-heart' : 'heart'),
    'drum-sounded': 'stuck',
    'grove-taken': ({ hearts }) => (hearts === 0 ? 'last-heart' : 'heart'),
    'tile-wrecked': 'break',
    'thing-fetched': 'card',
    'thing-lost': 'stuck',
    'thing-delivered': 'card',
    'heart-back': 'power',
    hushed: 'stuck',
    'bells-rang': 'power',
    'curse-fell': 'stuck',
    'curse-lifted': 'power',
    'spell-found': 'card',
    'spell-cast': 'power',
    'die-foretold': 'die',
    'character-lost': 'fall',
  },
})
