import type { BuildingId, CharacterId, SymbolId } from '../../../../engine/fairy-tale/index.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { ExpansionWords } from '../../words/expansion-words.ts'

/** The number of a rule. */
export type Ruling = keyof AllWords['rulings'] | keyof ExpansionWords['rulings']

/** A reference to the rules: a section, and its rulings on the thing. */
export interface RuleRef {
  section: string
  rulings: readonly Ruling[]
}

/** Returns a section with at least one ruling on the thing. */
const ref = (section: string, ...rulings: readonly [Ruling, ...Ruling[]]): RuleRef => ({ section, rulings })

/** Returns a section that covers the thing without any ruling. */
const sectionAlone = (section: string): RuleRef => ({ section, rulings: [] })

export const SYMBOL_RULES: Record<SymbolId, RuleRef> = {
  wood: sectionAlone('7'),
  gold: sectionAlone('7'),
  magic: sectionAlone('7'),
  distraction: ref('7', 27),
  bomb: ref('7', 19, 30),
  swap: ref('7', 20, 30),
  rotate: ref('7', 20, 30),
  haste: ref('7', 17, 31),
  'fixed-order': ref('7', 27, 36),
  capacity: ref('7', 36),
  gate: ref('7', 21),
  wall: ref('7', 22),
  torch: ref('7', 40, 41, 42),
  damp: ref('7', 40),
  river: ref('7', 43, 48),
  boulder: ref('7', 46, 47),
  signpost: ref('7', 50),
  drawbridge: ref('7', 51),
  'secret-door': ref('7', 52),
  'war-drum': ref('7', 56, 57),
  grove: ref('7', 56, 58),
  scroll: ref('7', 65),
}

export const BUILDING_RULES: Record<BuildingId, RuleRef> = {
  diamond: ref('8', 23, 24),
  den: ref('8', 7),
  'sleeping-glade': ref('8', 33),
  'candy-house': ref('8', 32),
  'treasure-chest': ref('8', 25),
  palace: ref('8', 27),
  catapult: ref('8', 31),
  trapdoor: ref('8', 31),
  kiln: ref('8', 45),
  well: ref('8', 43),
  chute: ref('8', 46, 49),
  barracks: ref('8', 53, 54),
  village: ref('8', 55),
  cottage: ref('8', 60, 61),
  'spinning-room': ref('8', 60, 61),
  ballroom: ref('8', 60, 61),
  'bell-tower': ref('8', 62),
  'wise-woman': ref('8', 66),
  wizard: ref('8', 65, 66),
}

export const CHARACTER_RULES: Record<CharacterId, RuleRef> = {
  huntsman: sectionAlone('9'),
  'puss-in-boots': sectionAlone('9'),
  beast: ref('9', 29),
  'three-little-pigs': sectionAlone('9'),
  'pied-piper': ref('9', 26),
  rumpelstiltskin: ref('9', 28),
  rapunzel: sectionAlone('9'),
  'red-riding-hood': sectionAlone('9'),
  cinderella: sectionAlone('9'),
  aladdin: ref('9', 34),
}

/** Things of the expansions on tiles, other than printed symbols. */
export const LAND_RULES = {
  fire: ref('7', 39, 41, 42),
  water: ref('7', 39, 48),
  curse: ref('8', 64),
  soldiers: ref('8', 54),
  villagers: ref('8', 55),
  wrecker: ref('4', 59),
} as const satisfies Record<string, RuleRef>

/** All other subjects of info cards. */
export const RULES = {
  tile: sectionAlone('1'),
  oak: ref('4.4', 18),
  monster: ref('4', 10, 15),
  hearts: ref('5', 18),
  diamonds: ref('5', 23),
  goal: ref('5', 68),
  'new-monsters': ref('3.1', 6, 7, 8),
  movement: ref('3.3', 14),
  act: sectionAlone('3.2'),
  side: ref('3.1', 6),
  pile: ref('2', 12, 13, 73),
  carried: sectionAlone('9'),
} as const satisfies Record<string, RuleRef>
