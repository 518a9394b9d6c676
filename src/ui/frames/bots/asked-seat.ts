import type { StoreApi } from 'zustand'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import type { Consent, GateFacts } from '../../../session/hotseat.ts'
import { createPositionStore } from '../../../session/position-store.ts'
import type { Controller, ControllersStore } from '../../../store/controllers-store.ts'
import { passSeat, rewindChanges } from '../../../store/pass-seat.ts'
import type { AgreedBy } from '../../../store/seat-changes.ts'
import { letWait } from './pace.ts'

/** A requested change of controller that must be confirmed first. */
export interface AskedSeat<Role extends string, Computer extends string> {
  readonly role: Role
  readonly leader: Controller<Computer>
  /** `agree`: all players must consent. `who`: a single human says who takes the seat. */
  readonly why: 'agree' | 'who'
}

interface SeatsOf<K extends GameTypes, Role extends string, Computer extends string> {
  useGame: GameHook<K>
  useControllers: Pick<StoreApi<ControllersStore<Role, Computer>>, 'getState' | 'subscribe'>
  hotseat: { consentNow(role: Role): Consent; factsNow(): GateFacts | null }
  /** Announces the new controller of a seat. */
  say(role: Role, leader: Controller<Computer>): void
}

/**
 * Makes the commands that change controllers in a game with hidden hands. The owner or all players must consent, and every change is
 * recorded.
 */
export function seatPassing<K extends GameTypes, Role extends string, Computer extends string>(
  seats: SeatsOf<K, Role, Computer>,
) {
  const { useGame, useControllers, hotseat, say } = seats
  type Asked = AskedSeat<Role, Computer> | null
  /** The request is dropped when the position changes. */
  const useAsked = createPositionStore<K, { asked: Asked }>(useGame, () => ({ asked: null }))

  function pass(role: Role, leader: Controller<Computer>, by: AgreedBy, isAnotherPerson = false): void {
    const move = useGame.getState().session?.moves.length ?? 0
    letWait(false)
    passSeat(useControllers, role, leader, { move, by, isAnotherPerson })
    say(role, leader)
  }

  const close = () => useAsked.setState({ asked: null })

  /** Answers the request, if it is still open. */
  function answer(by: AgreedBy, isAnotherPerson: boolean): void {
    const { asked } = useAsked.getState()
    close()
    if (asked) pass(asked.role, asked.leader, by, isAnotherPerson)
  }

  return {
    useAsked,
    /** Changes the controller of a seat, or asks first. */
    request(role: Role, leader: Controller<Computer>): void {
      const facts = hotseat.factsNow()
      if (!facts) return
      if (hotseat.consentNow(role) === 'all-must-agree')
        useAsked.setState({ asked: { role, leader, why: 'agree' } })
      else if (leader === 'person' && isAlone(facts))
        useAsked.setState({ asked: { role, leader, why: 'who' } })
      else pass(role, leader, 'owner')
    },
    agree: () => answer('all', false),
    /** Reverts a change of controller when the moves before it are undone, and closes the request once a seat has changed. Call once. */
    take: (isAnotherPerson: boolean) => answer('owner', isAnotherPerson),
    close,
    /** Undoes changes of controllers together with the moves before them, and closes the request once a seat has changed. Call once. */
    follow(): void {
      useGame.onEvent((event) => {
        const isBack = event.type === 'rewound' && event.cause !== 'overtaken'
        if (isBack) rewindChanges(useControllers, event.session.moves.length)
      })
      useControllers.subscribe(({ table }, before) => table !== before.table && close())
    },
  }
}

export type SeatPassing<K extends GameTypes, Role extends string, Computer extends string> = ReturnType<
  typeof seatPassing<K, Role, Computer>
>

/** True if a single human plays a game with hidden hands. With bots only, the question who takes a seat is not asked. */
const isAlone = ({ hides, humans, seats, isHuman }: GateFacts): boolean =>
  hides && humans === 'one' && Array.from({ length: seats }, (_, seat) => seat).some(isHuman)
