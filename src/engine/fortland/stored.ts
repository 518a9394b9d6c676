import * as v from 'valibot'
import { type Codec, nameSchema } from '../kernel/codec.ts'
import { FEWEST_PLAYERS, LONGEST_NAME, MOST_PLAYERS } from './config.ts'
import type { Fortland } from './kind.ts'
import { readLuck, writeLuck } from './luck.ts'
import { parseNotation, writeNotation } from './notation/index.ts'
import { HOUSE_RULES, type HouseRules, type Rules } from './state.ts'
import { ACTION_WORDS } from './words.ts'

/** How games of Fortland are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Fortland> = {
  config: v.strictObject({
    players: v.pipe(
      v.array(nameSchema(LONGEST_NAME)),
      v.minLength(FEWEST_PLAYERS),
      v.maxLength(MOST_PLAYERS),
    ),
    rules: v.strictObject({
      leave: v.picklist(HOUSE_RULES.leave),
      ownForts: v.picklist(HOUSE_RULES.ownForts),
      dice: v.picklist(HOUSE_RULES.dice),
      turnCost: v.picklist(HOUSE_RULES.turnCost),
      layout: v.picklist(HOUSE_RULES.layout),
      winter: v.picklist(HOUSE_RULES.winter),
      fall: v.picklist(HOUSE_RULES.fall),
    }),
  }),
  action: ACTION_WORDS.schema,
  writeConfig: (chosen) => chosen,
  writeAction: ACTION_WORDS.text,
  position: {
    write: (state) => writeNotation(state) + writeLuck(state.random),
    read(text, { players, rules }) {
      const lucky = readLuck(text)
      if (!lucky) return null
      const read = parseNotation(lucky.notation)
      if (!read.ok) return null
      const state = { ...read.value, random: lucky.random }
      return state.armies.length === players.length && areAlike(state.rules, rules) ? state : null
    },
  },
}

/** Whether a position is played by the rules of a table; how its countries lie, its drawing says. */
const areAlike = (rules: Rules, chosen: HouseRules): boolean =>
  (Object.keys(rules) as (keyof Rules)[]).every((rule) => rules[rule] === chosen[rule])
