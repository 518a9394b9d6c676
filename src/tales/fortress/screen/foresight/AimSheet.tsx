import {
  type CardId,
  type CreatureId,
  creatureFace,
  fortress,
  isCreature,
  isTreasure,
} from '../../../../engine/fortress/index.ts'
import { PaperCard } from '../../../../ui/art/index.ts'
import { FullCard } from '../../art/index.ts'
import { fellingsOf } from '../../foresight/index.ts'
import { type Aimed, aimedCard, deedOf } from '../../intent/aim.ts'
import { useAim } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { fullName } from '../log/names.ts'
import { useLiveState } from '../state/table-state.ts'
import { Ahead } from './Ahead.tsx'
import styles from './AimSheet.module.css'
import { priceOf } from './spoken.ts'
import { useEncounter } from './useEncounters.ts'
import { ShortWhy, WhoMeets } from './WhoMeets.tsx'

/** The position of the panel: beside a wide or narrow field, or on a phone over the foot of the field. */
type Place = 'broad' | 'narrow' | 'over'

/** The explanation of the current target; without one, the outlook beside the wall. */
export function AimSheet({ place }: { place: Place }) {
  const aimed = useAim((aim) => aim.aimed)
  const reading = useAim((aim) => aim.reading)
  const would = useEncounter()
  const compact = place !== 'broad'
  if (!aimed) return place === 'over' ? null : <Ahead short={compact} />
  const why = aimed.kind === 'soldier' && !reading && would
  return (
    <PaperCard seed="why" framed={!compact} className={styles['sheet']} data-place={place}>
      {!why && <AboutCard aimed={aimed} compact={compact} />}
      {why && (compact ? <ShortWhy would={would} /> : <WhoMeets would={would} />)}
      <NextPress aimed={aimed} />
    </PaperCard>
  )
}

/** Explains a refusal, or tells touch users to tap again. */
function NextPress({ aimed }: { aimed: Aimed }) {
  const { refusals, table } = useMessages()
  const state = useLiveState()
  const held = useAim((aim) => aim.held)
  const deed = deedOf(aimed)
  if (!deed) return null
  const refusal = fortress.refuse(state, deed)
  if (refusal) return <p className={styles['refused']}>{refusals[refusal.code]}</p>
  return held && <p className={styles['again']}>{table.tapAgain[deed.type]}</p>
}

/** The card of the target, and notes on its present state. */
function AboutCard({ aimed, compact }: { aimed: Aimed; compact: boolean }) {
  const m = useMessages()
  const card = aimedCard(aimed)
  const name = fullName(card, m)
  const notes = useNotes(aimed)
  if (compact)
    return (
      <div className={styles['short']}>
        <b className={styles['title']}>{name}</b>
        <p>{[facts(card, m), ...notes].filter(Boolean).join(' ')}</p>
      </div>
    )
  return (
    <div className={styles['card']}>
      <AnyCard card={card} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

/** Returns the printed values of a creature in words; empty for other cards: their notes have them. */
function facts(card: CardId, m: Messages): string {
  if (!isCreature(card)) return ''
  const { power, toughness } = creatureFace(card)
  return `${m.cards.numbers(power, toughness)}. ${priceOf(card, m)}`
}

/** Any card with its texts. */
export function AnyCard({ card }: { card: CardId }) {
  const { cards } = useMessages()
  if (isCreature(card))
    return <FullCard card={card} name={cards.creatures[card]} kind={cards.kinds[creatureFace(card).kind]} />
  if (isTreasure(card))
    return (
      <FullCard
        card={card}
        name={cards.treasures[card]}
        kind={cards.treasure}
        does={cards.treasureShort[card]}
      />
    )
  return <FullCard card={card} name={fullName(card, { cards })} kind={cards.land} />
}

/** Returns notes on the target: slayers of a defender, the effect of a treasure. */
function useNotes(aimed: Aimed): string[] {
  const { cards, foresight } = useMessages()
  const state = useLiveState()
  if (aimed.kind === 'card') return isTreasure(aimed.card) ? [cards.treasureDoes[aimed.card]] : []
  if (aimed.kind !== 'defender') return []
  const felling = fellingsOf(state)[aimed.place]
  if (!felling) return []
  if (felling.slayers.length > 0) return [slayersOf(felling.slayers, foresight.felledBy, cards)]
  return [
    foresight.crown(cards.the[aimed.creature]),
    felling.wayOut ? foresight.crownWheel : foresight.crownNone,
  ]
}

const slayersOf = (
  slayers: readonly CreatureId[],
  say: (who: readonly string[]) => string,
  { the }: { the: Readonly<Record<CreatureId, string>> },
): string => say(slayers.map((one) => the[one]))
