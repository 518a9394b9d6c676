import type { ExpansionArt } from '../expansion-art.ts'
import { EXPANSION_BUILDINGS } from './buildings/index.ts'
import { BUCKET } from './pieces/bucket.ts'
import { CAKE } from './pieces/cake.ts'
import { curseMarkup } from './pieces/curse.ts'
import { HAMMER } from './pieces/hammer.ts'
import { SLIPPER } from './pieces/slipper.ts'
import { SOLDIER } from './pieces/soldier.ts'
import { spellMarkup } from './pieces/spell.ts'
import { THREAD } from './pieces/thread.ts'
import { VILLAGER } from './pieces/villager.ts'
import { EXPANSION_SYMBOLS } from './symbols/index.ts'
import { fireMarkup, rimMarkup } from './weather/fire.ts'
import { floodMarkup } from './weather/flood.ts'

const printed = { number: 0, spent: false }

/** What stands in a box 64 wide, small and round (0, 0). */
const small = (art: string): string => `<g transform="scale(.5) translate(-32 -30)">${art}</g>`
const figure = (art: string): string => `<g transform="scale(.4) translate(-35 -26)">${art}</g>`
const sign = (art: string): string => `<g transform="scale(1.5)">${art}</g>`

/** All drawings of the expansions. */
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
