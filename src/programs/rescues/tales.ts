import { boogymanFinder } from '../../tales/boogyman/programs/rescues/index.ts'
import { fairyTaleFinder } from '../../tales/fairy-tale/programs/rescues/index.ts'
import type { Finder } from './finder.ts'

/** Every tale that has a book of rescues, by the name of its game. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  'fairy-tale': fairyTaleFinder,
  boogyman: boogymanFinder,
}
