import type { Difficulty } from './difficulties.ts'
import type { Printings } from './printings.ts'
import { OLDEST_VERSION } from './setup.ts'

/**
 * The tiles of each difficulty in notation: path tiles, and special tiles in the last line. The number of tiles sets the difficulty, and
 * was measured (docs/BALANCE.md). A longer deck delays the diamonds, while the forest and the number of new monsters grow. Crosses and
 * lures make a game easier without making it shorter. The easiest full deck has many of both; the others stay closer to the measured ratio
 * 4 : 8 : 9 : 5 : 2. About half of the path tiles have no symbol; the darkest deck has more narrow and hasty tiles. Wood is common, gold
 * moderate, magic rare; dens have many resources in every deck. A first game has only roads. Its fourteen tiles, half of them crosses, are
 * the most with which the apprentice still wins seven games in ten. One more tile costs a sixth of its wins.
 */
export const DECKS: Record<Difficulty, Printings<readonly string[]>> = {
  'first-game': [
    {
      since: OLDEST_VERSION,
      printed: ['┃', '┗ ┗', '┻ ┻ ┻ ┻', '╋ ╋ ╋ ╋ ╋ ╋ ╋'],
    },
  ],
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
