import type { StoreApi } from 'zustand'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import type { Consent, GateFacts } from '../../../session/hotseat.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import type { Leader, LeadersStore } from '../../../store/leaders.ts'
import { passSeat, rewindChanges } from '../../../store/pass-seat.ts'
import type { AgreedBy } from '../../../store/seat-changes.ts'
import { letWait } from './pace.ts'

/** A seat that somebody wants to put into other hands, and what must be asked first. */
export interface AskedSeat<Role extends string, Computer extends string> {
  readonly role: Role
  readonly leader: Leader<Computer>
  /** All must agree; or a single person says who takes the seat. */
  readonly why: 'agree' | 'who'
}

interface SeatsOf<K extends Kind, Role extends string, Computer extends string> {
  useGame: GameHook<K>
  useLeaders: Pick<StoreApi<LeadersStore<Role, Computer>>, 'getState' | 'subscribe'>
  hotseat: { consentNow(role: Role): Consent; factsNow(): GateFacts | null }
  /** Says aloud who leads the seat now. */
  say(role: Role, leader: Leader<Computer>): void
}

/** How seats pass into other hands where hands are hidden: by their owners, or by all together, and never without a trace. */
export function seatPassing<K extends Kind, Role extends string, Computer extends string>(
  seats: SeatsOf<K, Role, Computer>,
) {
  const { useGame, useLeaders, hotseat, say } = seats
  type Asked = AskedSeat<Role, Computer> | null
  /** What is asked belongs to one position. */
  const useAsked = createPositionStore<K, { asked: Asked }>(useGame, () => ({ asked: null }))

  function pass(role: Role, leader: Leader<Computer>, by: AgreedBy, isAnotherPerson = false): void {
    const move = useGame.getState().session?.moves.length ?? 0
    letWait(false)
    passSeat(useLeaders, role, leader, { move, by, isAnotherPerson })
    say(role, leader)
  }

  const close = () => useAsked.setState({ asked: null })

  /** Answers what was asked, if it is still asked. */
  function answer(by: AgreedBy, isAnotherPerson: boolean): void {
    const { asked } = useAsked.getState()
    close()
    if (asked) pass(asked.role, asked.leader, by, isAnotherPerson)
  }

  return {
    useAsked,
    /** Puts a seat into other hands, or asks first. */
    request(role: Role, leader: Leader<Computer>): void {
      const facts = hotseat.factsNow()
      if (!facts) return
      if (hotseat.consentNow(role) === 'all-must-agree')
        useAsked.setState({ asked: { role, leader, why: 'agree' } })
      else if (leader === 'person' && isAlone(facts))
        useAsked.setState({ asked: { role, leader, why: 'who' } })
      else pass(role, leader, 'owner')
    },
    agree: () => answer('all', false),
    /** The single person takes the seat as well, or somebody joins. */
    take: (isAnotherPerson: boolean) => answer('owner', isAnotherPerson),
    close,
    /** Takes changes of hands back with the moves that they came after, and asks no more once a seat has passed. Called once. */
    follow(): void {
      useGame.onEvent((event) => {
        const isBack = event.type === 'rewound' && event.cause !== 'overtaken'
        if (isBack) rewindChanges(useLeaders, event.session.moves.length)
      })
      useLeaders.subscribe(({ table }, before) => table !== before.table && close())
    },
  }
}

export type SeatPassing<K extends Kind, Role extends string, Computer extends string> = ReturnType<
  typeof seatPassing<K, Role, Computer>
>

/** One person plays a game with hidden hands. Where bots play alone, nobody need say who takes a seat. */
const isAlone = ({ hides, humans, seats, isHuman }: GateFacts): boolean =>
  hides && humans === 'one' && Array.from({ length: seats }, (_, seat) => seat).some(isHuman)
