import type { GameTypes } from '../../../engine/kernel/index.ts'
import { QuestionDialog } from '../../page/QuestionDialog.tsx'
import { Late } from '../../parts/Late.tsx'
import { useSlipWords } from '../../text/slips.ts'
import { LAZY_CONSENT } from '../table/lazy-table-parts.ts'
import type { SeatPassing } from './asked-seat.ts'

interface PassingSeatProps<K extends GameTypes, Role extends string, Computer extends string> {
  seats: SeatPassing<K, Role, Computer>
  /** Returns the name of a seat or of a bot, within a sentence. */
  nameOf(role: Role): string
  leaderOf(leader: Computer): string
}

/** The question before the controller of a seat changes, with its reason. */
export function PassingSeat<K extends GameTypes, Role extends string, Computer extends string>({
  seats,
  nameOf,
  leaderOf,
}: PassingSeatProps<K, Role, Computer>) {
  const { passing } = useSlipWords()
  const asked = seats.useAsked((store) => store.asked)
  if (!asked) return null
  const { role, leader, why } = asked
  const who = nameOf(role)
  if (why === 'agree') {
    const words =
      leader === 'person'
        ? { title: passing.take(who), text: passing.takers(who) }
        : { title: passing.give(leaderOf(leader), who), text: passing.ownerOnly(who) }
    return (
      <Late
        part={LAZY_CONSENT}
        given={{ ...words, onAgreed: seats.agree, onLeft: seats.close }}
        absent={Nothing}
      />
    )
  }
  return (
    <QuestionDialog
      title={passing.who(who)}
      text={passing.whoText}
      answers={[
        { words: passing.leave, give: seats.close },
        { words: passing.same, give: () => seats.take(false) },
        { words: passing.another, give: () => seats.take(true) },
      ]}
    />
  )
}

const Nothing = () => null
