import { createRoot } from 'react-dom/client'
import {
  BUILDING_IDS,
  CHARACTER_IDS,
  isResource,
  type Printed,
  SYMBOL_IDS,
  type SymbolId,
} from '../../src/engine/fairy-tale/index.ts'
import {
  type Carried,
  CarriedIcon,
  detailFor,
  HeroIcon,
  MonsterIcon,
  type MonsterKind,
  MonsterSpeck,
  TileIcon,
  type TileLook,
} from '../../src/tales/fairy-tale/art/index.ts'
import { printed } from '../../src/tales/fairy-tale/art/testing.ts'
import { WithExpansionArt } from '../../src/tales/fairy-tale/screen/expansion-art.tsx'
import '../../src/ui/base.css'
import '../../src/ui/fonts.css'
import '../../src/ui/theme.css'
import '../../src/ui/tokens.css'
import { BoogymanPieces } from './boogyman-pieces.tsx'
import { ExpansionPieces } from './expansion-pieces.tsx'

/** Widths of a tile on the screen, in pixels: wide table, tablet, map of a large forest, and the smallest. */
const SIZES = [118, 88, 64, 44, 26] as const

const KINDS: readonly MonsterKind[] = ['frost-giant', 'ogre', 'big-bad-wolf', 'ice-witch', 'troll']
const THINGS: readonly Carried[] = [
  { thing: 'basket' },
  ...([1, 2, 3, 4] as const).map((turn) => ({ thing: 'clock' as const, turn })),
  ...([3, 2, 1, 0] as const).map((wishes) => ({ thing: 'lamp' as const, wishes })),
]

/** Sizes of a monster's counter and of a standee, as parts of a tile. */
const COUNTER = 0.38
const STANDEE = 0.62

/** Returns every look of a symbol on a tile. */
const states = (symbol: SymbolId): Printed[] => {
  if (symbol === 'capacity') return [1, 2, 4, 5].map((number) => printed(symbol, { number }))
  return ['bomb', 'gate', 'wall'].includes(symbol)
    ? [printed(symbol), printed(symbol, { spent: true })]
    : [printed(symbol)]
}

const LOOKS: readonly Omit<TileLook, 'level' | 'seed'>[] = [
  ...[1, 5, 3, 11, 15].map((roads) => ({ roads })),
  ...SYMBOL_IDS.toSorted((a, b) => Number(isResource(b)) - Number(isResource(a)))
    .flatMap(states)
    .map((symbol) => ({ roads: symbol.symbol === 'fixed-order' ? 15 : 7, symbols: [symbol] })),
  { roads: 11, symbols: [printed('haste'), printed('bomb'), printed('magic')] },
  ...BUILDING_IDS.map((building) => ({ roads: 10, building })),
  { roads: 10, building: 'trapdoor', sprung: true },
]

function Sheet({ size }: { size: number }) {
  return (
    <section style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end', padding: 8 }}>
      {LOOKS.map((look, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <TileIcon key={index} {...look} seed={`piece${index}`} level={detailFor(size)} size={size} />
      ))}
      {KINDS.map((kind) => (
        <MonsterIcon key={kind} kind={kind} size={size * COUNTER} />
      ))}
      {size < 32 && (
        <svg
          width={size * KINDS.length}
          height={size}
          viewBox={`0 0 ${100 * KINDS.length} 100`}
          aria-hidden="true"
        >
          {KINDS.map((kind, index) => (
            <g key={kind} transform={`translate(${50 + index * 100} 50)`}>
              <MonsterSpeck kind={kind} size={55} />
            </g>
          ))}
        </svg>
      )}
      {CHARACTER_IDS.map((character) => (
        <HeroIcon key={character} character={character} height={size * STANDEE} />
      ))}
      {THINGS.map((carried) => (
        <CarriedIcon key={JSON.stringify(carried)} carried={carried} size={size * COUNTER} />
      ))}
    </section>
  )
}

/** Shows every piece of both tales instead of the game. */
export function showPieces(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element.')
  createRoot(root).render(
    <WithExpansionArt>
      {SIZES.map((size) => (
        <Sheet key={size} size={size} />
      ))}
      <ExpansionPieces />
      <BoogymanPieces />
    </WithExpansionArt>,
  )
}
