import {
  CURSES,
  EXPANSION_BUILDING_IDS,
  EXPANSION_SYMBOL_IDS,
  type ExpansionSymbolId,
  type Printed,
  SPELLS,
} from '../../src/engine/fairy-tale/index.ts'
import { EXPANSION_ART } from '../../src/tales/fairy-tale/art/expansions/index.ts'
import {
  Borne,
  BorneIcon,
  type BorneThing,
  DeedIcon,
  type DeedPictured,
  detailFor,
  Figure,
  Hammer,
  HeroStandee,
  MonsterToken,
  TileArt,
  type TileLook,
} from '../../src/tales/fairy-tale/art/index.ts'
import { printed } from '../../src/tales/fairy-tale/art/testing.ts'
import { Markup } from '../../src/ui/art/Markup.tsx'

const SIZES = [118, 88, 64, 32] as const

/** Returns every look of a symbol on a tile. */
const states = (symbol: ExpansionSymbolId): Printed[] => {
  if (symbol === 'war-drum')
    return [
      ...[3, 2, 1].map((number) => printed(symbol, { number })),
      printed(symbol, { number: 0, spent: true }),
    ]
  const always = ['damp', 'signpost', 'secret-door'].includes(symbol)
  return always ? [printed(symbol)] : [printed(symbol), printed(symbol, { spent: true })]
}

interface Shown {
  look: Omit<TileLook, 'level' | 'seed'>
  over?: (bold: boolean) => string
}

const ROADS: { readonly [Id in ExpansionSymbolId]?: number } = {
  'war-drum': 15,
  river: 3,
  scroll: 3,
  damp: 3,
}

const TILES: readonly Shown[] = [
  ...EXPANSION_SYMBOL_IDS.flatMap((id) =>
    states(id).map((symbol) => ({ look: { roads: ROADS[id] ?? 11, symbols: [symbol] } })),
  ),
  { look: { roads: 13, symbols: [printed('river')] } },
  ...(['east', 'south', 'west'] as const).map((side) => ({
    look: { roads: 15, symbols: [printed('drawbridge', { sides: [side], spent: side === 'east' })] },
  })),
  { look: { roads: 11, symbols: [printed('war-drum', { number: 3 }), printed('wood'), printed('gold')] } },
  ...EXPANSION_BUILDING_IDS.map((building) => ({ look: { roads: 11, building } })),
  ...(['chute', 'cottage', 'spinning-room', 'ballroom'] as const).map((building) => ({
    look: { roads: 11, building, sprung: true },
  })),
  ...([3, 2, 1] as const).map((left) => ({
    look: { roads: 10 },
    over: (bold: boolean) => EXPANSION_ART.fire(left, bold),
  })),
  ...([3, 2, 1] as const).map((left) => ({
    look: { roads: 7 },
    over: (bold: boolean) => EXPANSION_ART.flood(left, bold),
  })),
  { look: { roads: 14 }, over: EXPANSION_ART.rim },
]

const DEEDS: readonly DeedPictured[] = ['pour', 'march', 'cast', 'lead', 'point', 'switch']
const THINGS: readonly BorneThing[] = ['cake', 'thread', 'slipper', 'bucket']

/** Every piece of the expansions in the sizes in use. */
export const ExpansionPieces = () => (
  <>
    {SIZES.map((size) => (
      <section key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
        {TILES.map(({ look, over }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <svg key={index} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
            <TileArt {...look} seed={`expansion${index}`} level={detailFor(size)} />
            {over && <Markup svg={over(size < 64)} />}
          </svg>
        ))}
        {DEEDS.map((deed) => (
          <DeedIcon key={deed} deed={deed} size={size * 0.4} />
        ))}
        {THINGS.map((thing) => (
          <BorneIcon key={thing} thing={thing} size={size * 0.5} />
        ))}
        {[...CURSES, ...SPELLS].map((id) => (
          <svg key={id} width={size * 0.45} height={size * 0.45} viewBox="-22 -22 44 44" aria-hidden="true">
            <Markup
              svg={
                CURSES.some((curse) => curse === id)
                  ? EXPANSION_ART.curse(id as (typeof CURSES)[number])
                  : EXPANSION_ART.spell(id as (typeof SPELLS)[number])
              }
            />
          </svg>
        ))}
        <svg width={size * 3} height={size * 1.3} viewBox="-60 -105 300 130" aria-hidden="true">
          <Figure kind="soldier" height={76} />
          <g transform="translate(70 0)">
            <Figure kind="villager" height={64} />
          </g>
          <g transform="translate(130 -30)">
            <MonsterToken kind="ogre" size={64} />
            <Hammer size={64} />
          </g>
          <g transform="translate(200 0)">
            <HeroStandee character="cinderella" height={76} />
            <Borne bears={['slipper', 'bucket']} />
          </g>
        </svg>
      </section>
    ))}
  </>
)
