import type { SeatEnd } from '../en/stats.ts'

export const seatStats = {
  well: 'jij won',
  ill: 'jij won niet',
  turns: 'beurten',
  darknessHeading: '',
  darkness: {},
}

const ENDS: Readonly<Record<SeatEnd, string>> = {
  won: 'gewonnen',
  shared: 'samen gewonnen',
  drawn: 'gelijkgespeeld',
  lost: 'verloren',
}

export const seatResult = (role: string, end: SeatEnd, turns: string) => `${ENDS[end]} met ${role}, ${turns}`
