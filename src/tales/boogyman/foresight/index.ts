/** Exactly computes what each side could do within one turn, by playing the rules on copies. The only entry point of this folder. */
export { type Change, changesOf } from './changes.ts'
export { type Hunt, huntsOf } from './hunts.ts'
export { outlookFor, prospectOf, type SideOutlook } from './outlook.ts'
export { ripeFor, seventhIn } from './ripe.ts'
export { after, goesOn, turnOf } from './turn.ts'
