/** How a game ended for a seat. */
export type SeatEnd = 'won' | 'shared' | 'drawn' | 'lost'

/** The words of the chronicle that are alike in all games between seats. */
export const seatStats = {
  well: 'you won',
  ill: 'you did not',
  turns: 'turns',
  /** These games have no difficulties. */
  darknessHeading: '',
  darkness: {},
}

const ENDS: Readonly<Record<SeatEnd, string>> = {
  won: 'won',
  shared: 'shared the victory',
  drawn: 'drew',
  lost: 'lost',
}

/** Returns the result of a seat in a few words, for sharing. */
export const seatResult = (role: string, end: SeatEnd, turns: string) => `${ENDS[end]} with ${role}, ${turns}`
