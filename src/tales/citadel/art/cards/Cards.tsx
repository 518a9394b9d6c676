import type { BuildingId, EventCardId, InfluenceId } from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import styles from './Cards.module.css'
import {
  BUILDING_CARD,
  backFace,
  buildingFace,
  EVENT_PAGE,
  eventFace,
  INFLUENCE_CARD,
  influenceFace,
} from './card-markup.ts'

interface FaceProps {
  /** Width in pixels. */
  size: number
  /** Name to print on the card; none if absent. */
  title?: string
}

interface Shape {
  width: number
  height: number
}

/** A card with its name at the foot. Hidden from screen readers: the element around it must give the name. */
function Face({ shape, size, title, foot, svg }: FaceProps & { shape: Shape; foot: number; svg: string }) {
  return (
    <svg
      width={size}
      height={(size * shape.height) / shape.width}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      aria-hidden="true"
    >
      <Markup svg={svg} />
      {title && <Name title={title} middle={shape.width / 2 - 1} foot={foot} room={shape.width - 14} />}
    </svg>
  )
}

/** Maximum characters a line. Longer names get two lines, broken between words. */
const LONGEST_LINE = 12

function linesOf(title: string): string[] {
  if (title.length <= LONGEST_LINE || !title.includes(' ')) return [title]
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index)
  const [middle = 0] = spaces.sort((a, b) => Math.abs(a - title.length / 2) - Math.abs(b - title.length / 2))
  return [title.slice(0, middle), title.slice(middle + 1)]
}

function Name({ title, middle, foot, room }: { title: string; middle: number; foot: number; room: number }) {
  const lines = linesOf(title)
  const longest = Math.max(...lines.map(({ length }) => length))
  const size = Math.min(lines.length > 1 ? 13.5 : 17, (room / longest) * 1.86)
  return (
    <text className={styles['name']} textAnchor="middle" fontSize={size}>
      {lines.map((line, index) => (
        <tspan key={line} x={middle} y={foot + (index - (lines.length - 1) / 2) * size}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A Building card: its category, its price in bricks, and its house. */
export const BuildingCard = ({ building, ...face }: FaceProps & { building: BuildingId }) => (
  <Face {...face} shape={BUILDING_CARD} foot={122} svg={buildingFace(building)} />
)

export const InfluenceCard = ({ influence, ...face }: FaceProps & { influence: InfluenceId }) => (
  <Face {...face} shape={INFLUENCE_CARD} foot={114} svg={influenceFace(influence)} />
)

/** An Event: a page torn out of the chronicle. */
export const EventPage = ({ event, ...face }: FaceProps & { event: EventCardId }) => (
  <Face {...face} shape={EVENT_PAGE} foot={98} svg={eventFace(event)} />
)

/** A face-down card. */
export const CardBack = ({ kind, size }: { kind: 'building' | 'influence'; size: number }) => (
  <Face size={size} shape={BUILDING_CARD} foot={0} svg={backFace(kind)} />
)
