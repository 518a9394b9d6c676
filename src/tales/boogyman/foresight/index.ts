/** What either side could do next, exactly, one turn deep: the rules played on, on copies. The only door of this room. */
export { type Change, changesOf } from './changes.ts'
export { type Hunt, huntsOf } from './hunts.ts'
export { outlookFor, type Prospect, prospectOf } from './outlook.ts'
export { ripeFor, seventhIn } from './ripe.ts'
export { after, goesOn, turnOf } from './turn.ts'
