import type { Viewer } from '../engine/kernel/index.ts'

/**
 * Who may look at this screen. It is kept by the page alone, so that a reload shuts it, and nobody is ever taken for
 * confirmed who has not said so.
 */
export type Gate =
  /** Nothing is hidden, or one single person has played since the game began. */
  | { readonly at: 'open'; readonly turnedAway: boolean }
  /** `isWished`: the owner asked to see this hand, and may leave it face down after all. */
  | { readonly at: 'shut'; readonly awaits: number; readonly peeking: boolean; readonly isWished: boolean }
  | { readonly at: 'confirmed'; readonly seat: number; readonly turnedAway: boolean }
  /** A bot is to act, nobody is, or the question is answered in the open: no hand is shown. */
  | { readonly at: 'public' }

/** What the gate must know of the game as it stands. */
export interface GateFacts {
  /** The game has hidden hands. */
  readonly hides: boolean
  readonly seats: number
  /** Null when the game is over, or all decide together. */
  readonly seatToAct: number | null
  /** True if a person plays this seat now and it is still in the game. */
  isHuman(seat: number): boolean
  samePerson(one: number, other: number): boolean
  /** Since the game began: it rises to several and never falls. */
  readonly humans: 'one' | 'several'
  /** All that the open question asks about lies face up. */
  readonly asksInTheOpen: boolean
  /** One screen for all, or the seats of this device at a table of several. */
  readonly device: 'shared' | { readonly seats: readonly number[] }
}

/** What happened to the game. Everything but a move shuts the gate. */
export type GateEvent = 'moved' | 'opened' | 'rewound' | 'controllers' | 'closed'

export type GateInput =
  | { readonly type: 'confirm'; readonly seat: number }
  | { readonly type: 'peek' | 'turn-away'; readonly on: boolean }
  | { readonly type: 'wish-to-see' | 'leave-face-down' }
  | { readonly type: 'session'; readonly event: GateEvent }

/** The gate of a page that shows no game yet. */
export const NO_GATE: Gate = { at: 'public' }

/** Returns the gate after an input. An input that makes no sense now changes nothing. */
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

/** A single person's cards stay face down until they are shown or another game opens. Else only a move keeps a gate. */
function afterEvent(gate: Gate, event: GateEvent, facts: GateFacts): Gate {
  const fresh = freshGate(facts)
  const isSameGame = event !== 'opened' && event !== 'closed'
  if (isSameGame && gate.at === 'open' && fresh.at === 'open') return gate
  return event === 'moved' ? afterMove(gate, facts, fresh) : fresh
}

/** Who has confirmed keeps the screen while the same person is to act; a gate that waits for the same seat stays as it is. */
function afterMove(gate: Gate, facts: GateFacts, fresh: Gate): Gate {
  const { seatToAct } = facts
  if (gate.at === 'confirmed' && seatToAct !== null && isHere(facts, seatToAct))
    return facts.samePerson(gate.seat, seatToAct) ? { ...gate, seat: seatToAct } : fresh
  if (gate.at === 'shut' && fresh.at === 'shut' && gate.awaits === fresh.awaits) return gate
  return fresh
}

/** The gate when nobody at this device has confirmed. */
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

/** The seat that a device of one person looks from; null where nobody or several people sit at it. */
function ownDeviceSeat(facts: GateFacts, device: readonly number[]): number | null {
  const [first, ...rest] = device.filter(facts.isHuman)
  if (first === undefined || rest.some((seat) => !facts.samePerson(first, seat))) return null
  const { seatToAct } = facts
  return seatToAct !== null && isHere(facts, seatToAct) ? seatToAct : first
}

/** Whose hand this screen shows (null: only what lies open to all), and whether a person here may act. */
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

/** The seat that a single person looks from: the one that is asked, else their next one in the order of play. */
function ownSeat({ seats, seatToAct, isHuman }: GateFacts): Viewer {
  const own = Array.from({ length: seats }, (_, seat) => seat).filter(isHuman)
  return own.find((seat) => seatToAct !== null && seat >= seatToAct) ?? own[0] ?? null
}

/** Who must agree before a seat passes to a bot or to another person: its owner, or all the others in their absence. */
export type Consent = 'given' | 'all-must-agree'

/** A seat is handed over at once only by its owner, who must have confirmed; a game without hidden hands asks nobody. */
export function consentTo(gate: Gate, seat: number, facts: GateFacts): Consent {
  if (!facts.hides || gate.at === 'open') return 'given'
  return gate.at === 'confirmed' && facts.samePerson(gate.seat, seat) ? 'given' : 'all-must-agree'
}
