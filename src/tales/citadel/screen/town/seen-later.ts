/** What nobody sees of the town in its first moment, in one file: what events show besides what stands, and the small map. */
export { Effects } from './Effects.tsx'
export { SmallMap } from './SmallMap.tsx'
