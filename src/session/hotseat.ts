import type { Viewer } from '../engine/kernel/index.ts'

/**
 * Who may look at this screen. Only the page holds the gate, so that a reload shuts it: a person counts as confirmed only after confirming.
 */
export type Gate =
  /** Nothing is hidden, or a single person has played since the game began. */
  | { readonly at: 'open'; readonly turnedAway: boolean }
  /** `isWished`: the owner asked to see this hand, and may leave it face down after all. */
  | { readonly at: 'shut'; readonly awaits: number; readonly peeking: boolean; readonly isWished: boolean }
  | { readonly at: 'confirmed'; readonly seat: number; readonly turnedAway: boolean }
  /** No hand is shown: no single person at this device is to act, or the question is answered in the open. */
  | { readonly at: 'public' }

/** The facts about the current position that the gate depends on. */
export interface GateFacts {
  /** The game has hidden hands. */
  readonly hides: boolean
  readonly seats: number
  /** Null when the game is over, or all decide together. */
  readonly seatToAct: number | null
  /** True if a person plays this seat now and it is still in the game. */
  isHuman(seat: number): boolean
  samePerson(one: number, other: number): boolean
  /** People who have played since the game began. Rises to `'several'` and never falls. */
  readonly humans: 'one' | 'several'
  /** True if the open question asks only about things that are face up. */
  readonly asksInTheOpen: boolean
  /** One screen for all, or the seats of this device at a table of several. */
  readonly device: 'shared' | { readonly seats: readonly number[] }
}

/** Events of the game. All but a move shut the gate. `controllers`: other people play, or other seats are at this device. */
export type GateEvent = 'moved' | 'opened' | 'rewound' | 'controllers' | 'closed'

export type GateInput =
  | { readonly type: 'confirm'; readonly seat: number }
  | { readonly type: 'peek' | 'turn-away'; readonly on: boolean }
  | { readonly type: 'wish-to-see' | 'leave-face-down' }
  | { readonly type: 'session'; readonly event: GateEvent }

/** The gate before a page shows any game. */
export const NO_GATE: Gate = { at: 'public' }

/** Returns the gate after an input. An input that is impossible now changes nothing. */
export function nextGate(gate: Gate, input: GateInput, facts: GateFacts): Gate {
  switch (input.type) {
    case 'confirm':
      return gate.at === 'shut' && gate.awaits === input.seat
        ? { at: 'confirmed', seat: input.seat, turnedAway: false }
        : gate
    case 'peek':
      return gate.at === 'shut' ? { ...gate, peeking: input.on } : gate
    case 'turn-away':
      return gate.at === 'open' || gate.at === 'confirmed' ? { ...gate, turnedAway: input.on } : gate
    case 'wish-to-see':
      return gate.at === 'public' ? freshGate(facts, true) : gate
    case 'leave-face-down':
      return gate.at === 'shut' && gate.isWished ? freshGate(facts) : gate
    case 'session':
      return afterEvent(gate, input.event, facts)
  }
}

/** A single person's cards stay face down until they are shown or another game opens. All other gates survive only moves. */
function afterEvent(gate: Gate, event: GateEvent, facts: GateFacts): Gate {
  const fresh = freshGate(facts)
  const isSameGame = event !== 'opened' && event !== 'closed'
  if (isSameGame && gate.at === 'open' && fresh.at === 'open') return gate
  const next = event === 'moved' ? afterMove(gate, facts, fresh) : fresh
  return event === 'closed' ? next : stillTurnedAway(gate, next, facts)
}

/** On a personal device, cards turned face down stay so until the game closes, even through a lost connection. */
function stillTurnedAway(gate: Gate, next: Gate, { device, samePerson }: GateFacts): Gate {
  const isTheirs =
    device !== 'shared' &&
    gate.at === 'confirmed' &&
    next.at === 'confirmed' &&
    samePerson(gate.seat, next.seat)
  return isTheirs ? { ...next, turnedAway: gate.turnedAway } : next
}

/** A confirmed person keeps the screen while they are to act again. A gate that awaits the same seat stays as it is. */
function afterMove(gate: Gate, facts: GateFacts, fresh: Gate): Gate {
  const { seatToAct } = facts
  if (gate.at === 'confirmed' && seatToAct !== null && isHere(facts, seatToAct))
    return facts.samePerson(gate.seat, seatToAct) ? { ...gate, seat: seatToAct } : fresh
  if (gate.at === 'shut' && fresh.at === 'shut' && gate.awaits === fresh.awaits) return gate
  return fresh
}

/** Returns the gate before any person at this device has confirmed. */
function freshGate(facts: GateFacts, isWished = false): Gate {
  const { hides, humans, device, seatToAct, asksInTheOpen } = facts
  if (!hides) return { at: 'open', turnedAway: false }
  if (device !== 'shared') {
    const own = ownDeviceSeat(facts, device.seats)
    if (own !== null) return { at: 'confirmed', seat: own, turnedAway: false }
  } else if (humans === 'one') return { at: 'open', turnedAway: false }
  if (seatToAct === null || !isHere(facts, seatToAct)) return { at: 'public' }
  if (asksInTheOpen && !isWished) return { at: 'public' }
  return { at: 'shut', awaits: seatToAct, peeking: false, isWished }
}

/** True if the seat is played by a person at this device. */
const isHere = ({ device, isHuman }: GateFacts, seat: number): boolean =>
  isHuman(seat) && (device === 'shared' || device.seats.includes(seat))

/** Returns the seat of the person at a device; null if several people or none sit at it. */
function ownDeviceSeat(facts: GateFacts, device: readonly number[]): number | null {
  const [first, ...rest] = device.filter(facts.isHuman)
  if (first === undefined || rest.some((seat) => !facts.samePerson(first, seat))) return null
  const { seatToAct } = facts
  return seatToAct !== null && isHere(facts, seatToAct) ? seatToAct : first
}

/** Returns the viewing seat of this screen (null: only the public board), and whether a person here may act. */
export function viewerOf(
  gate: Gate,
  facts: GateFacts,
): { readonly viewer: Viewer; readonly mayAct: boolean } {
  const { seatToAct } = facts
  const isAsked = seatToAct !== null && isHere(facts, seatToAct)
  switch (gate.at) {
    case 'open':
      return { viewer: facts.hides && !gate.turnedAway ? ownSeat(facts) : null, mayAct: isAsked }
    case 'confirmed':
      return { viewer: gate.turnedAway ? null : gate.seat, mayAct: isAsked }
    case 'public':
      return { viewer: null, mayAct: isAsked && facts.asksInTheOpen }
    case 'shut':
      return { viewer: null, mayAct: false }
  }
}

/** Returns the seat of a single person: the one to act, or their next one in the order of play. */
function ownSeat({ seats, seatToAct, isHuman }: GateFacts): Viewer {
  const own = Array.from({ length: seats }, (_, seat) => seat).filter(isHuman)
  return own.find((seat) => seatToAct !== null && seat >= seatToAct) ?? own[0] ?? null
}

/** Whether a seat may pass to a bot or another person: its owner agrees, or all others must agree in the owner's absence. */
export type Consent = 'given' | 'all-must-agree'

/** Returns whether a seat may be handed over. Its confirmed owner may do so alone. A game without hidden hands needs no consent. */
export function consentTo(gate: Gate, seat: number, facts: GateFacts): Consent {
  if (!facts.hides || gate.at === 'open') return 'given'
  return gate.at === 'confirmed' && facts.samePerson(gate.seat, seat) ? 'given' : 'all-must-agree'
}
