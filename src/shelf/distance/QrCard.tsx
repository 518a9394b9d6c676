import { useMemo } from 'react'
import { Markup } from '../../ui/art/Markup.tsx'
import { useDistanceWords } from '../../ui/text/distance.ts'
import styles from './QrCard.module.css'
import { qrCode } from './qr-markup.ts'

/** The QR code of an address on a torn card, pinned to the page. */
export function QrCard({ address }: { address: string }) {
  const words = useDistanceWords()
  const { size, markup } = useMemo(() => qrCode(address), [address])
  return (
    <div className={styles['card']}>
      <svg
        className={styles['code']}
        viewBox={`-2 -2 ${size + 4} ${size + 4}`}
        role="img"
        aria-label={words.qrCode(address)}
      >
        <Markup svg={markup} />
      </svg>
      <svg className={styles['pin']} viewBox="-14 -14 30 30" aria-hidden="true">
        <ellipse cx={4} cy={6} rx={10} ry={8} fill="var(--shadow)" />
        <circle r={10} fill="var(--seal)" stroke="var(--piece-ink)" strokeWidth={2} />
        <path
          d="M-4.500-2q1-4 5-4"
          fill="none"
          stroke="#fff"
          strokeOpacity={0.7}
          strokeWidth={2}
          strokeLinecap="round"
        />
      </svg>
    </div>
  )
}
