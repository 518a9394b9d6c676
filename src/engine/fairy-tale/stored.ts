import * as v from 'valibot'
import { DIRECTIONS, parsePlace, placeText } from '../kernel/boards/square.ts'
import { type Codec, positionForm, sameReadings, textSchema } from '../kernel/codec.ts'
import type { Action, ActionOf, ActionType } from './actions.ts'
import { sameBoxes } from './boxes.ts'
import { POWER_IDS } from './characters/ids.ts'
import { boxesIn, type Config } from './config.ts'
import { type Content, notationOf } from './expansion-content.ts'
import { SPELLS } from './expansion-state.ts'
import { EXPANSION_SYMBOL_IDS, SYMBOL_IDS } from './ids.ts'
import { parseNotation, writeNotation } from './notation/notation.ts'
import { FIRST_TILES, MARKET, MOST_SEATS } from './setup.ts'
import type { State } from './state.ts'
import { storedConfig, writtenConfig } from './stored-config.ts'
import { TURNS } from './tiles.ts'
import type { FairyTale } from './types.ts'

const indexBelow = (size: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(size - 1))

/** A place as text, "2,-1". Other spellings are refused. */
const place = textSchema((text) => {
  const at = parsePlace(text)
  return at !== null && placeText(at) === text ? at : null
})

const side = v.picklist(DIRECTIONS)
const turn = v.picklist(TURNS)
const slot = indexBelow(MARKET)

/** The stored form of every action. A new action without one is a compile error. */
const ACTIONS = {
  lay: v.strictObject({ type: v.literal('lay'), tile: indexBelow(FIRST_TILES), side, turn }),
  begin: v.strictObject({ type: v.literal('begin') }),
  roll: v.strictObject({ type: v.literal('roll') }),
  'choose-side': v.strictObject({ type: v.literal('choose-side'), side }),
  walk: v.strictObject({ type: v.literal('walk'), to: place, with: v.exactOptional(v.literal(true)) }),
  expand: v.strictObject({ type: v.literal('expand'), slot, at: place, turn }),
  sweep: v.strictObject({ type: v.literal('sweep'), slot }),
  fell: v.strictObject({ type: v.literal('fell'), at: place }),
  remove: v.strictObject({
    type: v.literal('remove'),
    monster: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  use: v.strictObject({
    type: v.literal('use'),
    power: v.picklist(POWER_IDS),
    at: v.exactOptional(place),
    seat: v.exactOptional(indexBelow(MOST_SEATS)),
  }),
  'use-symbol': v.strictObject({
    type: v.literal('use-symbol'),
    symbol: v.picklist([...SYMBOL_IDS, ...EXPANSION_SYMBOL_IDS]),
    at: place,
    slot: v.exactOptional(slot),
    turn: v.exactOptional(turn),
    side: v.exactOptional(side),
  }),
  pour: v.strictObject({ type: v.literal('pour'), at: place }),
  recruit: v.strictObject({ type: v.literal('recruit') }),
  march: v.strictObject({ type: v.literal('march'), from: place, to: place, via: v.exactOptional(place) }),
  cast: v.strictObject({ type: v.literal('cast'), spell: v.picklist(SPELLS), at: v.exactOptional(place) }),
  'keep-die': v.strictObject({ type: v.literal('keep-die') }),
  'choose-place': v.strictObject({ type: v.literal('choose-place'), at: place }),
  'end-turn': v.strictObject({ type: v.literal('end-turn') }),
  'give-up': v.strictObject({ type: v.literal('give-up') }),
} satisfies { readonly [Type in ActionType]: v.GenericSchema<unknown, ActionOf<Type>> }

const action: v.GenericSchema<unknown, Action> = v.variant('type', Object.values(ACTIONS))

/** The stored form of games: plain JSON, with places as text. */
export const storedForm = (content: Content): Codec<FairyTale> => ({
  config: storedConfig,
  action,
  writeConfig: writtenConfig,
  writeAction(done) {
    if (done.type === 'walk') return { ...done, to: placeText(done.to) }
    if (done.type === 'march') return writtenMarch(done)
    if ('at' in done && done.at !== undefined) return { ...done, at: placeText(done.at) }
    return done
  },
  position: positionForm<FairyTale>(
    {
      write: (state) => writeNotation(state, notationOf(content)),
      parse: (text) => parseNotation(text, notationOf(content)),
    },
    isTableOf,
  ),
})

const writtenMarch = ({ via, ...march }: ActionOf<'march'>) => ({
  ...march,
  from: placeText(march.from),
  to: placeText(march.to),
  ...(via !== undefined && { via: placeText(via) }),
})

/** True if a position has the seats of a config, in order, with the same boxes and house rules. */
const isTableOf = ({ seats, boxes, rules }: State, config: Config): boolean =>
  seats.length === config.seats.length &&
  seats.every(({ character }, seat) => character === config.seats[seat]?.character) &&
  sameBoxes(boxes, boxesIn(config.difficulty, config.boxes)) &&
  sameReadings(rules, config.rules)
