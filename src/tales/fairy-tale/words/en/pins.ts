import { capital } from '../../../../ui/text/en/numbers.ts'
import { verb } from './verb.ts'

const suggests = (name: string) => `${capital(name)} ${verb(name, 'suggests', 'suggest')}`

/** What those who are not on turn suggest to the one who is. */
export const pins = {
  suggests,
  how: 'Point at a place, monster, tile or power. It is only a suggestion.',
  refused: (name: string) => `Only ${name} can do that. Suggest a walk, a tile, a monster or a power.`,
  walk: (place: string) => `walk to ${place}`,
  tile: (tile: string, place: string) => `lay ${tile} at ${place}`,
  monster: (monster: string, n: number) => `remove ${monster}, number ${n}`,
  pull: (character: string) => `pull ${character} here`,
  fly: (place: string) => `fly to ${place}`,
  clear: (place: string) => `clear ${place} of monsters`,
  destroy: (place: string) => `blow up the tile at ${place}`,
  swap: (tile: string, place: string) => `swap the tile at ${place} for ${tile}`,
  turn: (place: string) => `turn the tile at ${place}`,
  spoken: (name: string, words: string) => `${suggests(name)}: ${words}.`,
}
