import { memo } from 'react'
import { type CardId, isLand } from '../../../engine/fortress/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { INK } from '../../../ui/art/svg.ts'
import styles from './Cards.module.css'
import { cardEdge, FULL_CARD, fullCardMarkup, SMALL_CARD, smallCardMarkup } from './card-markup.ts'
import { KindIcon, Land } from './Lands.tsx'

interface CardProps {
  card: CardId
  /** The words on the card: the kind of a land, the name of a treasure. */
  words?: string
  chosen?: boolean
  /** The number of identical cards below it; at most two edges are drawn. */
  deep?: number
  /** The scale; 1 is 84 by 116. */
  scale?: number
}

/** A small card, for the hand and the muster. */
export const SmallCard = memo(function SmallCard({
  card,
  words,
  chosen = false,
  deep = 1,
  scale = 1,
}: CardProps) {
  const { width, height } = SMALL_CARD
  return (
    <span className={styles['small']} style={{ width: width * scale, height: height * scale }}>
      <svg
        width={width * scale}
        height={height * scale}
        viewBox={`0 0 ${width} ${height}`}
        overflow="visible"
        aria-hidden="true"
      >
        {deep > 2 && <Edge card={card} turn={5} x={8} y={-3} />}
        {deep > 1 && <Edge card={card} turn={2} x={4} y={-1} />}
        {chosen && <Chosen seed={`small ${card}`} />}
        <Markup svg={smallCardMarkup(card)} />
      </svg>
      {isLand(card) && (
        <span className={styles['land']}>
          <Land kind={card} size={62 * scale} copy={3} />
        </span>
      )}
      {words && (
        <span className={styles['word']} style={{ fontSize: `${15 * scale}px` }}>
          {words}
        </span>
      )}
    </span>
  )
})

/** The edge of a card lower in the stack. */
function Edge({ card, turn, x, y }: { card: CardId; turn: number; x: number; y: number }) {
  const { width, height } = SMALL_CARD
  return (
    <path
      d={cardEdge(width, height, `${card} ${turn}`)}
      transform={`translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`}
      fill="#F7EDD3"
      stroke={INK}
      strokeWidth={2.4}
    />
  )
}

function Chosen({ seed }: { seed: string }) {
  const edge = cardEdge(SMALL_CARD.width, SMALL_CARD.height, seed)
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={edge} stroke={INK} strokeWidth={11} />
      <path d={edge} stroke="var(--selected)" strokeWidth={7} />
    </g>
  )
}

interface FullCardProps {
  card: CardId
  name: string
  /** The label of the kind, or of a treasure. */
  kind: string
  /** The effect of a treasure, in short. */
  does?: string
}

/** A large readable card of 150 by 212, with its name. */
export const FullCard = memo(function FullCard({ card, name, kind, does }: FullCardProps) {
  const { width, height } = FULL_CARD
  return (
    <span className={styles['full']} data-treasure={does === undefined ? undefined : ''}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        overflow="visible"
        aria-hidden="true"
      >
        <Markup svg={fullCardMarkup(card)} />
      </svg>
      <span className={styles['name']}>{name}</span>
      <span className={styles['kind']}>{does ?? kind}</span>
      {isLand(card) && (
        <span className={styles['landFull']}>
          <KindIcon kind={card} size={72} />
        </span>
      )}
    </span>
  )
})
