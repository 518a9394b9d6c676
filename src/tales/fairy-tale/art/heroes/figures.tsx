import { Markup } from '../../../../ui/art/Markup.tsx'
import { type ExpansionArt, loadedArt, useExpansionArt } from '../expansion-art.ts'

/** A figure in the forest other than heroes and monsters. */
export type FigureKind = 'soldier' | 'villager'

/** A soldier or a villager, the feet centred at (0, 0), `height` to the head. Carried things reach higher. */
export const Figure = ({ kind, height }: { kind: FigureKind; height: number }) => (
  <g transform={`scale(${height / 76}) translate(-35 -74)`}>
    <Markup svg={loadedArt(useExpansionArt())[kind]} />
  </g>
)

/** The mark of a wrecker, at the lower left of a counter that is `size` wide and centred at (0, 0). */
export const Hammer = ({ size }: { size: number }) => (
  <g transform={`translate(${-size * 0.62} ${-size * 0.02}) scale(${(size * 0.56) / 64})`}>
    <Markup svg={loadedArt(useExpansionArt()).hammer} />
  </g>
)

/** A thing for a house, or the bucket: drawn beside the foot of the hero's standee. */
export type BorneThing = 'cake' | 'thread' | 'slipper' | 'bucket'

const thingArt = (thing: BorneThing, expansions: ExpansionArt | null): string => {
  const { bucket, things } = loadedArt(expansions)
  return thing === 'bucket' ? bucket : things[thing]
}

/** All these things in their places, for a standee 76 high with its feet at (0, 0). */
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

/** One thing as a separate picture. Decorative. */
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
