/** What will happen in the Citadel, exactly, from what somebody sees. The only door of this room. */
export { type NextCard, nextCard, type Prospect } from './next-card.ts'
export { missingFor, type PowerRace, powerRaces } from './powers.ts'
export { type Reach, reachesOf } from './reach.ts'
export { type Siege, siegesOf } from './sieges.ts'
export { type TurnEnd, turnEnd } from './turn-end.ts'
