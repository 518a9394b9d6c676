/** What will happen in the Citadel, exactly, from what somebody sees. The only door of this room. */
export { nextCard } from './next-card.ts'
export { powerRaces } from './powers.ts'
export { reachesOf } from './reach.ts'
export { siegesOf } from './sieges.ts'
export { turnEnd } from './turn-end.ts'
