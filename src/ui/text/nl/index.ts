// All words of the app in Dutch, in one file.
export { frames } from './frames.ts'
export { house } from './house.ts'
export { sharedKeys as keys } from './keys.ts'
export { sharing } from './sharing.ts'
export { shelf } from './shelf.ts'
export { slips } from './slips.ts'
