import {
  EVENT_CARD_IDS,
  type EventCardId,
  INFLUENCE_IDS,
  type InfluenceId,
  influenceOf,
} from '../../../../engine/citadel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import { useMessages } from '../../words/useMessages.ts'
import type { PageId } from '../rulebook/examples/index.ts'
import styles from './rules.module.css'

/** Events that take bricks, Knights or buildings from somebody. */
const TAKING: readonly EventCardId[] = ['longships', 'plague', 'flood', 'royal-tax', 'fire', 'call-to-arms']

const onRivals = INFLUENCE_IDS.filter((id) => influenceOf(id).canBeWarded)
const byThemselves = INFLUENCE_IDS.filter((id) => influenceOf(id).playsByItself)
const onYourself = INFLUENCE_IDS.filter((id) => !onRivals.includes(id) && !byThemselves.includes(id))

/** Every Influence card and every Event, with what it does. */
export function CardsPage() {
  const { rules, cards } = useMessages()
  const influence = (ids: readonly InfluenceId[]) =>
    ids.map((id) => [cards.influence[id], cards.influenceDoes[id]] as const)
  const events = (ids: readonly EventCardId[]) =>
    ids.map((id) => [cards.events[id], cards.eventDoes[id]] as const)
  return (
    <>
      <p className={styles['aim']}>{rules.cardsAim}</p>
      <Group page="rivals" name={rules.onRivals} cards={influence(onRivals)} />
      <Group page="yourself" name={rules.onYourself} cards={influence(onYourself)} />
      <Group page="themselves" name={rules.byThemselves} cards={influence(byThemselves)} />
      <Group
        page="giving"
        name={rules.giving}
        cards={events(EVENT_CARD_IDS.filter((id) => !TAKING.includes(id)))}
      />
      <Group page="taking" name={rules.taking} cards={events(TAKING)} />
    </>
  )
}

interface GroupProps {
  page: PageId
  name: string
  cards: readonly (readonly [name: string, does: string])[]
}

/** Cards of one kind, and the way to the page where they are shown. */
const Group = ({ page, name, cards }: GroupProps) => (
  <>
    <Heading level={3}>{name}</Heading>
    <dl className={styles['cards']}>
      {cards.map(([card, does]) => (
        <div key={card}>
          <dt>{card}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <p>
      <TryPage page={page} name={name} />
    </p>
  </>
)
