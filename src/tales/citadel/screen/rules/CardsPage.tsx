import type { ReactNode } from 'react'
import {
  EVENT_CARD_IDS,
  type EventCardId,
  INFLUENCE_IDS,
  type InfluenceId,
} from '../../../../engine/citadel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { RuleLine, RuleLines } from '../../../../ui/frames/book/RuleLines.tsx'
import { Aim } from '../../../../ui/frames/rulebook/Glance.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import { EventPage, InfluenceCard } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import type { PageId } from '../rulebook/examples/index.ts'
import { pageOfEvent, pageOfInfluence } from '../rulebook/page-of-card.ts'

/** Width of a card beside its text. */
const SIZE = 38

const onRivals = INFLUENCE_IDS.filter((id) => pageOfInfluence(id) === 'rivals')
const onYourself = INFLUENCE_IDS.filter((id) => pageOfInfluence(id) === 'yourself')
const byThemselves = INFLUENCE_IDS.filter((id) => pageOfInfluence(id) === 'themselves')
const giving = EVENT_CARD_IDS.filter((id) => pageOfEvent(id) === 'giving')
const taking = EVENT_CARD_IDS.filter((id) => pageOfEvent(id) === 'taking')

/** Every Influence card and Event with its effect. */
export function CardsPage() {
  const { rules, cards } = useAllWords()
  const influence = (ids: readonly InfluenceId[]) =>
    ids.map((id) => ({
      name: cards.influence[id],
      does: cards.influenceDoes[id],
      face: <InfluenceCard influence={id} size={SIZE} />,
    }))
  const events = (ids: readonly EventCardId[]) =>
    ids.map((id) => ({
      name: cards.events[id],
      does: cards.eventDoes[id],
      face: <EventPage event={id} size={SIZE} />,
    }))
  return (
    <>
      <Aim>{rules.cardsAim}</Aim>
      <Group page="rivals" name={rules.onRivals} cards={influence(onRivals)} />
      <Group page="yourself" name={rules.onYourself} cards={influence(onYourself)} />
      <Group page="themselves" name={rules.byThemselves} cards={influence(byThemselves)} />
      <Group page="giving" name={rules.giving} cards={events(giving)} />
      <Group page="taking" name={rules.taking} cards={events(taking)} />
    </>
  )
}

interface GroupProps {
  page: PageId
  name: string
  cards: readonly { name: string; does: string; face: ReactNode }[]
}

/** Cards of one kind, with a link to the page that shows them. */
const Group = ({ page, name, cards }: GroupProps) => (
  <>
    <Heading level={3}>{name}</Heading>
    <RuleLines>
      {cards.map((card) => (
        <RuleLine key={card.name} icon={card.face} name={card.name} how={card.does} />
      ))}
    </RuleLines>
    <p>
      <TryPage page={page} name={name} />
    </p>
  </>
)
