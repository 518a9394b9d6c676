import { expansionWorth } from './expansion-goals.ts'
import {
  castWorth,
  leadWorth,
  marchWorth,
  perilAt,
  pourWorth,
  RECRUIT,
  symbolWorth,
} from './expansion-values.ts'

const VALUES = {
  castWorth,
  expansionWorth,
  leadWorth,
  marchWorth,
  perilAt,
  pourWorth,
  RECRUIT,
  symbolWorth,
}

/** The apprentice's values for actions and places that only expansions bring. */
export type ExpansionValues = typeof VALUES

/** Returns the values. On the page they load with the first game that has an expansion (`createApprentice`). */
export const expansionValues = (): ExpansionValues => VALUES
