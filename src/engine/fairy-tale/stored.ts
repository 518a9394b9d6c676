import * as v from 'valibot'
import { DIRECTIONS, parsePlace, placeText } from '../kernel/boards/square.ts'
import { type Codec, positionForm, sameReadings, textSchema } from '../kernel/codec.ts'
import type { Action, ActionOf, ActionType } from './actions.ts'
import { sameBoxes } from './boxes.ts'
import { POWER_IDS } from './characters/ids.ts'
import type { Config } from './config.ts'
import { type Content, notationOf } from './expansion-content.ts'
import { SPELLS } from './expansion-state.ts'
import { EXPANSION_SYMBOL_IDS, SYMBOL_IDS } from './ids.ts'
import type { FairyTale } from './kind.ts'
import { parseNotation, writeNotation } from './notation/notation.ts'
import { FIRST_TILES, MARKET, MOST_SEATS } from './setup.ts'
import type { State } from './state.ts'
import { storedConfig, writtenConfig } from './stored-config.ts'
import { TURNS } from './tiles.ts'

const indexBelow = (size: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(size - 1))

/** A place as it is written, "2,-1", and in no other way. */
const place = textSchema((text) => {
  const at = parsePlace(text)
  return at !== null && placeText(at) === text ? at : null
})

const side = v.picklist(DIRECTIONS)
const turn = v.picklist(TURNS)
const slot = indexBelow(MARKET)

/** Every action as it is stored. A new action without its form is a compiler error. */
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

/** How games of The Last Fairy Tale are stored: as plain JSON, every place in writing. */
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

/** Whether those of a config sit at the table of a position, in their order, with its boxes and house rules. */
const isTableOf = ({ seats, boxes, rules }: State, config: Config): boolean =>
  seats.length === config.seats.length &&
  seats.every(({ character }, seat) => character === config.seats[seat]?.character) &&
  sameBoxes(boxes, config.boxes) &&
  sameReadings(rules, config.rules)
