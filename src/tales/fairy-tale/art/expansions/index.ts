import type { ExpansionArt } from '../expansion-art.ts'
import { EXPANSION_BUILDINGS } from './building-drawings.ts'
import {
  BUCKET,
  CAKE,
  curseMarkup,
  HAMMER,
  SLIPPER,
  SOLDIER,
  spellMarkup,
  THREAD,
  VILLAGER,
} from './pieces.ts'
import { EXPANSION_SYMBOLS } from './symbols.ts'
import { fireMarkup, floodMarkup, rimMarkup } from './weather.ts'

const printed = { number: 0, spent: false }

/** Scales a drawing in a 64-box down and centres it at (0, 0). */
const small = (art: string): string => `<g transform="scale(.5) translate(-32 -30)">${art}</g>`
const figure = (art: string): string => `<g transform="scale(.4) translate(-35 -26)">${art}</g>`
const sign = (art: string): string => `<g transform="scale(1.5)">${art}</g>`

export const EXPANSION_ART: ExpansionArt = {
  symbols: EXPANSION_SYMBOLS,
  buildings: EXPANSION_BUILDINGS,
  deeds: {
    pour: small(BUCKET),
    march: figure(SOLDIER),
    lead: figure(VILLAGER),
    cast: `<g transform="scale(.85)">${spellMarkup('vanish')}</g>`,
    point: sign(EXPANSION_SYMBOLS.signpost.sign(printed, false)),
    switch: sign(EXPANSION_SYMBOLS.drawbridge.sign(printed, false)),
  },
  fire: fireMarkup,
  flood: floodMarkup,
  rim: rimMarkup,
  soldier: SOLDIER,
  villager: VILLAGER,
  hammer: HAMMER,
  bucket: BUCKET,
  things: { cake: CAKE, thread: THREAD, slipper: SLIPPER },
  curse: curseMarkup,
  spell: spellMarkup,
}
