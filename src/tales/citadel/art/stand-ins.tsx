import {
  BUILDINGS,
  type BuildingId,
  type Category,
  type EventCardId,
  type InfluenceId,
  type Order,
} from '../../../engine/citadel/index.ts'

// Plain pieces with the names that the drawings will have.

const COLOURS: Readonly<Record<Order, string>> = {
  cross: '#c8102e',
  lion: '#1c3d7a',
  lily: '#2f7d3b',
  moon: '#9db4d6',
  tower: '#3a3740',
}
const KINDS: Readonly<Record<Category, string>> = {
  citizenry: '#c8553a',
  crafts: '#56687a',
  municipal: '#5b3f8c',
  trade: '#e0a526',
}

interface CardProps {
  size: number
  title?: string
  short?: boolean
}

const frame = (size: number, ratio: number) => ({
  width: size,
  height: size * ratio,
  viewBox: `0 0 100 ${100 * ratio}`,
})

const Words = ({ title, y }: { title: string; y: number }) => (
  <text
    x="50"
    y={y}
    textAnchor="middle"
    fontSize="14"
    fill="#2c1c12"
    textLength={title.length > 12 ? 92 : undefined}
  >
    {title}
  </text>
)

export const BuildingCard = ({ building, size, title = '' }: CardProps & { building: BuildingId }) => (
  <svg {...frame(size, 1.34)} aria-hidden="true">
    <rect x="2" y="2" width="96" height="130" rx="8" fill="#fff8e6" stroke="#2c1c12" strokeWidth="3" />
    <rect x="9" y="9" width="82" height="88" fill={KINDS[BUILDINGS[building].category]} opacity="0.35" />
    <text x="20" y="32" fontSize="22" fill="#2c1c12">
      {BUILDINGS[building].value}
    </text>
    <Words title={title} y={118} />
  </svg>
)
export const InfluenceCard = ({ size, title = '' }: CardProps & { influence: InfluenceId }) => (
  <svg {...frame(size, 1.4)} aria-hidden="true">
    <rect x="2" y="2" width="96" height="136" rx="4" fill="#f6d9d4" stroke="#2c1c12" strokeWidth="3" />
    <Words title={title} y={118} />
  </svg>
)
export const EventPage = ({ size, title = '' }: CardProps & { event: EventCardId }) => (
  <svg {...frame(size, 0.7)} aria-hidden="true">
    <rect x="2" y="2" width="96" height="66" fill="#efe0bc" stroke="#2c1c12" strokeWidth="2" />
    <Words title={title} y={40} />
  </svg>
)
export const CardBack = ({ kind, size }: { kind: 'building' | 'influence'; size: number }) => (
  <svg {...frame(size, 1.34)} aria-hidden="true">
    <rect
      x="4"
      y="4"
      width="92"
      height="126"
      rx="8"
      fill={kind === 'building' ? '#7a4528' : '#a3182b'}
      stroke="#2c1c12"
      strokeWidth="5"
    />
  </svg>
)
export const Shield = ({ order, size }: { order: Order; size: number }) => (
  <svg {...frame(size, 1.1)} aria-hidden="true">
    <path d="M8 8H92V50Q92 90 50 104Q8 90 8 50Z" fill={COLOURS[order]} stroke="#2c1c12" strokeWidth="6" />
  </svg>
)
export const KnightPiece = ({ order, size }: { order: Order; size: number }) => (
  <svg {...frame(size, 1.1)} aria-hidden="true">
    <circle cx="50" cy="34" r="28" fill="#b9c4cf" stroke="#2c1c12" strokeWidth="5" />
    <path d="M20 58H80V104H20Z" fill={COLOURS[order]} stroke="#2c1c12" strokeWidth="5" />
  </svg>
)
export const Brick = ({ size }: { size: number }) => (
  <svg {...frame(size, 0.7)} aria-hidden="true">
    <rect x="4" y="8" width="92" height="54" fill="#c8553a" stroke="#2c1c12" strokeWidth="8" />
  </svg>
)
export const CategorySign = ({
  category,
  value,
  size,
}: {
  category: Category
  value?: number
  size: number
}) => (
  <svg {...frame(size, 1)} aria-hidden="true">
    <circle cx="50" cy="50" r="44" fill={KINDS[category]} stroke="#2c1c12" strokeWidth="7" />
    {value !== undefined && (
      <text x="50" y="70" textAnchor="middle" fontSize="58" fill="#fff">
        {value}
      </text>
    )}
  </svg>
)
export const PowerMedal = ({ category, size }: { category: Category; size: number }) => (
  <CategorySign category={category} size={size} />
)
export const BuildingPicture = ({ building, size }: { building: BuildingId; size: number }) => (
  <CategorySign category={BUILDINGS[building].category} size={size} />
)
