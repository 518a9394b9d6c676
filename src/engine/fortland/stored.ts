import * as v from 'valibot'
import type { Codec } from '../kernel/codec.ts'
import type { Action } from './actions.ts'
import { FEWEST_PLAYERS, LONGEST_NAME, MOST_PLAYERS } from './config.ts'
import type { Fortland } from './kind.ts'
import { readLuck, writeLuck } from './luck.ts'
import { parseNotation, writeNotation } from './notation/index.ts'
import { HOUSE_RULES, type HouseRules, type Rules } from './state.ts'
import { actionText, parseAction } from './words.ts'

const name = v.pipe(
  v.string(),
  v.check((text) => [...text].length <= LONGEST_NAME),
)

/** An action is stored in the words of the law; what a roll came to follows from the seed. */
const action: v.GenericSchema<unknown, Action> = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = parseAction(dataset.value)
    if (read) return read
    addIssue({ message: 'no action' })
    return NEVER
  }),
)

/** How games of Fortland are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Fortland> = {
  config: v.strictObject({
    players: v.pipe(v.array(name), v.minLength(FEWEST_PLAYERS), v.maxLength(MOST_PLAYERS)),
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
  action,
  writeConfig: (chosen) => chosen,
  writeAction: actionText,
  position: {
    write: (state) => writeNotation(state) + writeLuck(state.random),
    read(text, { players, rules }) {
      const lucky = readLuck(text)
      if (!lucky) return null
      const read = parseNotation(lucky.notation)
      if (!read.ok) return null
      const state = { ...read.state, random: lucky.random }
      return state.armies.length === players.length && areAlike(state.rules, rules) ? state : null
    },
  },
}

/** Whether a position is played by the rules of a table; how its countries lie, its drawing says. */
const areAlike = (rules: Rules, chosen: HouseRules): boolean =>
  (Object.keys(rules) as (keyof Rules)[]).every((rule) => rules[rule] === chosen[rule])
