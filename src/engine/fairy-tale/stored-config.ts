import * as v from 'valibot'
import { BOXES } from './boxes.ts'
import { CHARACTER_IDS } from './characters/ids.ts'
import { type Config, LONGEST_NAME } from './config.ts'
import { DIFFICULTIES } from './difficulties.ts'
import { MOST_SEATS } from './setup.ts'
import { HOUSE_RULES } from './state.ts'

const seat = v.strictObject({
  character: v.picklist(CHARACTER_IDS),
  player: v.pipe(
    v.string(),
    v.check((name) => [...name].length <= LONGEST_NAME),
  ),
})

/** What the table chose, as it is stored: plain JSON, as it stands. It can be read before the rules are there. */
export const storedConfig: v.GenericSchema<unknown, Config> = v.strictObject({
  seats: v.pipe(
    v.array(seat),
    v.minLength(1),
    v.maxLength(MOST_SEATS),
    v.check((seats) => new Set(seats.map(({ character }) => character)).size === seats.length),
  ),
  difficulty: v.picklist(DIFFICULTIES),
  rules: v.strictObject({
    sides: v.picklist(HOUSE_RULES.sides),
    roads: v.picklist(HOUSE_RULES.roads),
    noDen: v.picklist(HOUSE_RULES.noDen),
  }),
  boxes: v.strictObject(v.entriesFromList(BOXES, v.boolean())),
})
