import type { ReactNode } from 'react'
import { asTile, parseTile, SEATS, type Tile, tileName } from '../../src/engine/boogyman/index.ts'
import {
  ActionPrint,
  Bench,
  Boogyman,
  BoogymanCover,
  BoogymanIcon,
  CallSign,
  ChosenRim,
  Clearing,
  ClearingTreeIcon,
  Draw,
  detailFor,
  Eaten,
  FolkIcon,
  Hole,
  Hunt,
  hexagonPath,
  LeavesTreeMark,
  type Look,
  middleOf,
  PLATE_BOX,
  PlacedThing,
  PreyMark,
  ReachRim,
  RIPE_AT,
  RipeMark,
  SafeMark,
  SpawnSign,
  slotsOf,
  type Thing,
  TileNames,
  Victory,
} from '../../src/tales/boogyman/art/index.ts'
import { Track, WalkMark } from '../../src/ui/art/index.ts'

/** Widths of a tile on the screen, in pixels: desktop, tablet, phone, and the smallest. */
const TILES_WIDE = [99, 72, 51, 44] as const
const PIECES_WIDE = [112, 64, 44, 30, 20] as const

const THINGS: Readonly<Record<string, Thing>> = {
  r: { kind: 'folk', side: 'red', acted: false },
  g: { kind: 'folk', side: 'green', acted: false },
  a: { kind: 'folk', side: 'red', acted: true },
  b: { kind: 'folk', side: 'green', acted: true },
  R: { kind: 'boogyman', side: 'red' },
  G: { kind: 'boogyman', side: 'green' },
  y: { kind: 'tree' },
}
const thingsOf = (word: string): Thing[] => [...word].flatMap((letter) => THINGS[letter] ?? [])

/** The pieces on a tile, as one word of letters each. */
const CROWDS =
  'r g rg rrg rgg gy ry ryy gyy rgy R G Rr Gr Ry Gy Rry Grg Gyy RG RGg RGy yyy yy a by ayy ab'.split(' ')

/** A position of a played game: the pieces by place. */
const PLAYED = 'b1 G, b2 ry, b3 rr, c3 ry, c4 ryy, c6 y, d3 y, d4 g, d5 gyy, d6 gyy, d7 y, e7 by, f4 R, f6 a'
const AT = PLAYED.split(', ').flatMap((entry): { tile: Tile; things: Thing[] }[] => {
  const [name = '', word = ''] = entry.split(' ')
  const tile = parseTile(name)
  return tile === null ? [] : [{ tile, things: thingsOf(word) }]
})
const bars = (things: readonly Thing[]): boolean =>
  things.length > 2 || things.some(({ kind }) => kind === 'tree')
const middlesOf = (names: string) =>
  names.split(' ').flatMap((name) => {
    const tile = parseTile(name)
    return tile === null ? [] : [middleOf(tile)]
  })
const at = (name: string): string => {
  const [[x, y] = [0, 0]] = middlesOf(name)
  return `translate(${x} ${y})`
}
const LOOK: Look = [0.8, -0.3]

const Row = ({ children, ground }: { children: ReactNode; ground?: string }) => (
  <section
    style={{ background: ground, display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end', padding: 8 }}
  >
    {children}
  </section>
)

/** A single hexagon with its pieces. */
function OneTile({ word, size }: { word: string; size: number }) {
  const d4 = parseTile('d4') ?? asTile(0)
  const things = thingsOf(word)
  return (
    <svg
      width={size * 1.08}
      height={size * 1.24}
      viewBox="-54 -62 108 124"
      overflow="visible"
      aria-hidden="true"
    >
      <clipPath id={`only-${size}`}>
        <path d={hexagonPath([0, 0], -1)} />
      </clipPath>
      <g clipPath={`url(#only-${size})`}>
        <Clearing shaded={bars(things) ? [d4] : []} detail={detailFor(size)} />
      </g>
      {slotsOf(things).map((slot, i) => (
        <PlacedThing key={`${slot.x},${slot.y}`} slot={slot} seed={`${word}${i}`} look={LOOK} />
      ))}
    </svg>
  )
}

/** The whole board with all kinds of marks. */
function Board({ tile }: { tile: number }) {
  const { x, y, width, height } = PLATE_BOX
  const scale = tile / 100
  const small = detailFor(tile) === 'bold' ? 1.25 : 1
  return (
    <svg
      width={width * scale}
      height={height * scale}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
    >
      <Clearing
        shaded={AT.filter(({ things }) => bars(things)).map((one) => one.tile)}
        detail={detailFor(tile)}
      />
      {['e3', 'e4', 'f3', 'f5', 'g4', 'g5'].map((name) => (
        <g key={name} transform={at(name)}>
          <ReachRim />
        </g>
      ))}
      <g transform={at('c4')}>
        <ChosenRim />
      </g>
      <TileNames />
      <Track way={middlesOf('c6 d6')} />
      <Track way={middlesOf('c1 b1')} />
      {AT.map(({ tile: place, things }) => (
        <g key={place} transform={at(tileName(place))}>
          {slotsOf(things).map((slot, i) => (
            <PlacedThing
              key={`${slot.x},${slot.y}`}
              slot={slot}
              seed={`${tileName(place)}${i}`}
              look={LOOK}
              selected={tileName(place) === 'c4' && slot.thing.kind === 'folk'}
            />
          ))}
        </g>
      ))}
      {['c4', 'd5', 'd6'].map((name) => (
        <g key={name} transform={at(name)}>
          <g transform={`translate(${RIPE_AT[0]} ${RIPE_AT[1]}) scale(${0.44 * small})`}>
            <RipeMark whose={name === 'c4' ? 'own' : 'theirs'} />
          </g>
        </g>
      ))}
      {['b4', 'c5'].map((name) => (
        <g key={name} transform={`${at(name)} scale(.76)`}>
          {name === 'b4' ? <WalkMark /> : <LeavesTreeMark />}
        </g>
      ))}
      <Hunt way={middlesOf('b1 a1 a2 b3')} prey="red" count={2} from="tile" />
      <Hunt way={middlesOf('d6 e6 f6')} prey="red" count={1} from="trees" />
    </svg>
  )
}

const Sign = ({ size, children }: { size: number; children: ReactNode }) => (
  <svg width={size} height={size} viewBox="-36 -36 72 72" overflow="visible" aria-hidden="true">
    {children}
  </svg>
)

function Signs({ size }: { size: number }) {
  const signs = [
    <WalkMark key="walk" />,
    <LeavesTreeMark key="leaves" />,
    <RipeMark key="own" whose="own" />,
    <RipeMark key="theirs" whose="theirs" />,
    <PreyMark key="prey" side="red" count={1} />,
    <PreyMark key="two" side="green" count={2} />,
    <SafeMark key="safe" />,
    <ActionPrint key="left" left />,
    <ActionPrint key="used" left={false} />,
    <CallSign key="call" />,
    <SpawnSign key="spawn" />,
    <Eaten key="eaten" side="red" count={1} />,
    <Eaten key="eaten-3" side="green" count={3} />,
  ]
  return signs.map((sign) => (
    <Sign key={sign.key} size={size}>
      {sign}
    </Sign>
  ))
}

/** Every drawing of The BigBadBoogyman in the sizes in use. */
export function BoogymanPieces() {
  return (
    <>
      <section style={{ background: 'var(--clearing-2)' }}>
        {PIECES_WIDE.map((size) => (
          <Row key={size}>
            {SEATS.map((side) => (
              <FolkIcon key={side} side={side} size={size} />
            ))}
            {SEATS.map((side) => (
              <FolkIcon key={side} side={side} pose="tired" size={size} />
            ))}
            {SEATS.map((side) => (
              <BoogymanIcon key={side} side={side} size={size} look={LOOK} />
            ))}
            {['a', 'b', 'c', 'd'].map((seed) => (
              <ClearingTreeIcon key={seed} seed={seed} size={size} />
            ))}
            {Array.from({ length: 8 }, (_, i) => (i / 4) * Math.PI).map((angle, i) => (
              <svg key={angle} width={44} height={44} viewBox="-8 -24 80 96" aria-hidden="true">
                <Boogyman side={i % 2 === 0 ? 'red' : 'green'} look={[Math.cos(angle), Math.sin(angle)]} />
              </svg>
            ))}
          </Row>
        ))}
      </section>
      <Row ground="var(--page)">
        {[56, 40, 26].map((size) => (
          <Signs key={size} size={size} />
        ))}
      </Row>
      <Row ground="var(--page)">
        {SEATS.map((side, i) => (
          <div key={side} style={{ width: 340 }}>
            <Bench side={side} standing={5 - i} />
          </div>
        ))}
        {SEATS.flatMap((side) =>
          [false, true].map((out) => <Hole key={`${side}${out}`} side={side} out={out} size={56} />),
        )}
        <div style={{ width: 220 }}>
          <Bench side="green" standing={3} />
        </div>
      </Row>
      {TILES_WIDE.map((size) => (
        <Row key={size}>
          {CROWDS.map((word) => (
            <OneTile key={word} word={word} size={size} />
          ))}
        </Row>
      ))}
      <Row>
        <Board tile={99} />
        <Board tile={51} />
      </Row>
      <Row>
        <div style={{ width: 250 }}>
          <BoogymanCover />
        </div>
        {[<Victory key="red" winner={0} />, <Victory key="green" winner={1} />, <Draw key="draw" />].map(
          (plate) => (
            <div key={plate.key} style={{ width: 480 }}>
              {plate}
            </div>
          ),
        )}
      </Row>
    </>
  )
}
