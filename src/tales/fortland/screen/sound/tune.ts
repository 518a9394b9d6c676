import type { Tune } from '../../../../ui/music/tune-format.ts'

/** The tune of this game: a toy march in four-four time, looped. */
export const TUNE: Tune = {
  keynote: 164.81,
  beats: 4,
  tempo: 104,
  bars: [
    [0, '0 . 2 0 4 . 2 .'],
    [4, '1 . 1 2 3 . 1 .'],
    [0, '0 . 2 0 4 . 5 4'],
    [4, '3 . 1 . 4 . . .'],
    [3, '5 . 5 4 3 . 5 .'],
    [0, '4 . 4 2 0 . 2 .'],
    [4, '1 2 3 1 -1 . 1 .'],
    [0, '0 . . . 0 . . .'],
  ],
}
