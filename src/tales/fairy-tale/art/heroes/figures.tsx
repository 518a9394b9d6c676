import { Markup } from '../../../../ui/art/Markup.tsx'
import { type ExpansionArt, loadedArt, useExpansionArt } from '../expansion-art.ts'

/** One who stands in the forest and is neither hero nor monster. */
export type FigureKind = 'soldier' | 'villager'

/** A soldier or a villager, feet in the middle at (0, 0), `height` to the head; what they carry reaches above. */
export const Figure = ({ kind, height }: { kind: FigureKind; height: number }) => (
  <g transform={`scale(${height / 76}) translate(-35 -74)`}>
    <Markup svg={loadedArt(useExpansionArt())[kind]} />
  </g>
)

/** What tells a wrecker, at the lower left of its counter, which is `size` wide, its middle at (0, 0). */
export const Hammer = ({ size }: { size: number }) => (
  <g transform={`translate(${-size * 0.62} ${-size * 0.02}) scale(${(size * 0.56) / 64})`}>
    <Markup svg={loadedArt(useExpansionArt()).hammer} />
  </g>
)

/** What a hero carries for a house, or pours: beside the foot of its standee. */
export type BorneThing = 'cake' | 'thread' | 'slipper' | 'bucket'

const thingArt = (thing: BorneThing, expansions: ExpansionArt | null): string => {
  const { bucket, things } = loadedArt(expansions)
  return thing === 'bucket' ? bucket : things[thing]
}

/** All that, each in its place, for a standee 76 high with its feet at (0, 0). */
export function Borne({ bears }: { bears: readonly BorneThing[] }) {
  const expansions = useExpansionArt()
  return bears.map((thing, index) => (
    <g
      key={thing}
      transform={`translate(${-38 + index * 2} ${-34 - index * 28}) scale(.5)`}
      data-bears={thing}
    >
      <Markup svg={thingArt(thing, expansions)} />
    </g>
  ))
}

/** One of them as a picture of its own. Decorative. */
export const BorneIcon = ({ thing, size }: { thing: BorneThing; size: number }) => (
  <svg
    className="grows"
    width={size}
    height={size}
    viewBox="-5 -10 74 80"
    overflow="visible"
    aria-hidden="true"
  >
    <Markup svg={thingArt(thing, useExpansionArt())} />
  </svg>
)
