import type { CharacterId, SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { CrackedHeart, Gem, HeroStandee } from '../../art/index.ts'
import styles from './lines.module.css'
import type { KeyMoment } from './turn-history.ts'

export interface MarkerLook {
  key: string
  /** The position of the turn. */
  at: number
  /** The position of the sign, shifted to stay on the page. */
  x: number
  width: number
  /** The hero who broke a diamond; null for a heart. */
  hero: CharacterId | null
}

const HEART = 34
const DIAMOND = 54

/** Returns the signs of broken diamonds and lost hearts, in pixels, all of them within the page. */
export const markersOf = (
  moments: readonly KeyMoment[],
  seats: readonly SeatConfig[],
  x: (turn: number) => number,
  pageWidth: number,
): MarkerLook[] =>
  moments.flatMap((moment, index) => {
    if (moment.kind === 'hero') return []
    const width = moment.kind === 'diamond' ? DIAMOND : HEART
    const at = x(moment.turn)
    return [
      {
        key: `${index}`,
        at,
        x: Math.min(pageWidth - width / 2, Math.max(width / 2, at)),
        width,
        hero: moment.kind === 'diamond' ? (seats[moment.seat]?.character ?? null) : null,
      },
    ]
  })

interface MarkerProps {
  marker: MarkerLook
  y: number
  /** The lower end of the dotted line from the sign. */
  foot: number
}

export function Marker({ marker: { at, x, hero }, y, foot }: MarkerProps) {
  return (
    <g>
      <path className={hero ? styles.diamondLine : styles.heartLine} d={`M${at} ${y + 20}V${foot}`} />
      <g transform={`translate(${x} ${y})`}>
        {hero ? (
          <>
            <g transform="translate(-12 17)">
              <HeroStandee character={hero} height={36} />
            </g>
            <g transform="translate(12 0) scale(.9)">
              <Gem state="forest" />
              <path className={styles.crack} d="M-8-12l6 12-6 6 8 13" />
            </g>
          </>
        ) : (
          <CrackedHeart scale={0.78} />
        )}
      </g>
    </g>
  )
}
