import type { Difficulty } from './difficulties.ts'
import type { Printings } from './printings.ts'
import { OLDEST_VERSION } from './setup.ts'

/**
 * The tiles of each difficulty as the notation writes them: path tiles,
 * and in the last line the special ones. A longer deck keeps the diamonds away for longer, while the
 * forest, and with it the number of new monsters, grows: the number of tiles is the difficulty,
 * and was found by measuring (docs/BALANCE.md). Crosses and what draws monsters astray make a
 * tale light without making it short: the first one is full of them, the others keep nearer to the measured
 * 4 : 8 : 9 : 5 : 2. About half of the path tiles bear nothing; the darkest deck has more narrow and hasty
 * ones. Wood is common, gold moderate, magic rare; dens are rich in all of them.
 */
export const DECKS: Record<Difficulty, Printings<readonly string[]>> = {
  'bedtime-story': [
    {
      since: OLDEST_VERSION,
      printed: [
        '╹d ╹dw ╹dw ╹dg',
        '┃ ┃ ┃',
        '┗ ┗ ┗ ┗ ┗wwb ┗dwr',
        '┻ ┻ ┻ ┻c5gs ┻dw ┻dm',
        '╋ ╋ ╋ ╋gd',
        '╹∩wwg ┃▽',
      ],
    },
  ],
  'fairy-tale': [
    {
      since: OLDEST_VERSION,
      printed: [
        '╹ ╹d',
        '┃ ┃ ┃hc2 ┃wWN ┃gGN',
        '┗ ┗ ┗ ┗ ┗wb ┗gs ┗dc5',
        '┻ ┻ ┻wrWE ┻WW',
        '╋ ╋ ╋moNWSE',
        '╹∩wwgm ┃▽ ┗⌂ ┻¤ ┗▣ ┃☾',
      ],
    },
  ],
  'grim-tale': [
    {
      since: OLDEST_VERSION,
      printed: [
        '╹ ╹ ╹w ╹c4',
        '┃ ┃ ┃ ┃ ┃ ┃hc2 ┃wWN ┃gGN',
        '┗ ┗ ┗ ┗ ┗ ┗wb ┗gs ┗WE ┗dc5',
        '┻ ┻ ┻wr ┻wGE ┻WW',
        '╋ ╋moNWSE',
        '╹∩wwgm ┃▽ ┗⌂ ┻¤ ┗▣ ┃☾ ┻♜',
      ],
    },
  ],
  'endless-night': [
    {
      since: OLDEST_VERSION,
      printed: [
        '╹ ╹ ╹ ╹ ╹d ╹w ╹c4',
        '┃ ┃ ┃ ┃ ┃c2 ┃c1 ┃h ┃h ┃hc2 ┃wWN ┃wWS ┃gGN',
        '┗ ┗ ┗ ┗ ┗ ┗ ┗ ┗ ┗h ┗c1 ┗c1 ┗wb ┗gs ┗WE ┗dc5',
        '┻ ┻ ┻ ┻c2 ┻wr ┻GE ┻WW',
        '╋ ╋ ╋c1 ╋moNWSE',
        '╹∩wwgm ┗∩wwg ┃▽ ┗⌂ ┻¤ ┗▣ ┃☾ ┻♜',
      ],
    },
  ],
}
